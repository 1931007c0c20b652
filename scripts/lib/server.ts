import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { launch } from './launch.mjs'
import { root } from './run.mjs'

/**
 * A TCP port that nothing listens on, below those the system gives to outgoing connections: one of them could take
 * the port between this probe and the start of the server it is for.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000)
  const probe = createServer().listen(port)
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  probe.close()
  await once(probe, 'close')
  return port
}

/** `output` is what the program printed last, `closeOutput` leaves it without a reader; `exitCode` is null while it runs, and where it was killed. */
export type RunningServer = {
  url: string
  pid: number | undefined
  firstPageMs: number
  output: () => string
  closeOutput: () => void
  exitCode: () => number | null
  stop: () => Promise<void>
}

/** Starts a program that serves and asks until the page is there. Throws with what it printed where it is not within a minute. */
export async function startProgram(
  [command = '', ...args]: string[],
  { url, page = '/', cwd, env }: { url: string; page?: string; cwd: string; env: NodeJS.ProcessEnv },
): Promise<RunningServer> {
  const began = performance.now()
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const streams = [child.stdout, child.stderr]
  let output = ''
  for (const stream of streams)
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000)
    })
  const ended = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill) // when who started it fails or is stopped
  const stop = async () => {
    child.kill('SIGTERM')
    const killing = setTimeout(kill, 12_000)
    await ended // what still runs writes into its folder
    clearTimeout(killing)
    process.off('exit', kill)
  }
  while (!(await isThere(url + page))) {
    if (child.exitCode === null && performance.now() - began < 60_000) {
      await wait(10)
      continue
    }
    await stop()
    throw new Error(`${url}${page} does not come (is the site built? npm run build):\n${output}`)
  }
  const firstPageMs = performance.now() - began
  const closeOutput = () => {
    for (const stream of streams) stream.destroy()
  }
  const [said, exitCode] = [() => output, () => child.exitCode]
  return { url, pid: child.pid, firstPageMs, output: said, closeOutput, exitCode, stop }
}

/** Starts the built site on a free port with data and cached pages of its own; resolves once `page` is there. */
export async function startServer(
  settings: Record<string, string> = {},
  page = '/api/health',
): Promise<RunningServer> {
  const { PORT = String(await freePort()) } = settings
  const url = `http://localhost:${PORT}`
  const dataDir = mkdtempSync(join(tmpdir(), 'northbay-'))
  const own = { PORT, SITE_URL: url, DATA_DIR: dataDir }
  const { args, env } = launch({ ...process.env, ...own, ...settings })
  // On a busy machine a folder may not be seen empty at once.
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  try {
    const command = [process.execPath, ...args]
    const site = await startProgram(command, { url, page, cwd: root, env })
    return { ...site, stop: () => site.stop().then(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

async function isThere(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
