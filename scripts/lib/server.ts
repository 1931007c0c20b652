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

/** `output` is what the server printed last, `closeOutput` leaves it without a reader; `exitCode` is null while it runs, and where it was killed. */
export type RunningServer = {
  url: string
  pid: number | undefined
  output: () => string
  closeOutput: () => void
  exitCode: () => number | null
  stop: () => Promise<void>
}

/** Starts the built site on a free port with data and cached pages of its own; resolves once it answers. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'northbay-'))
  const { args, env } = launch({
    ...process.env,
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    ...settings,
  })
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000)
    })
  }
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    const killing = setTimeout(() => child.kill('SIGKILL'), 12_000)
    await ended // what still runs writes into its folder
    clearTimeout(killing)
    // On a busy machine a folder may not be seen empty at once.
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
  const deadline = Date.now() + 60_000
  while (!(await answers(`${url}/api/health`))) {
    if (child.exitCode === null && Date.now() < deadline) {
      await wait(100)
      continue
    }
    await stop()
    throw new Error(`The site did not start (is it built? npm run build):\n${output}`)
  }
  const closeOutput = () => {
    for (const stream of [child.stdout, child.stderr]) stream.destroy()
  }
  return { url, pid: child.pid, output: () => output, closeOutput, exitCode: () => child.exitCode, stop }
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(2000) })
    return true
  } catch {
    return false
  }
}
