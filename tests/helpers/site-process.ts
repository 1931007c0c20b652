import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { launch } from '@/scripts/lib/launch.mjs'
import { root } from '@/scripts/lib/run.mjs'

export type SiteProcess = {
  url: string
  pid: number | undefined
  /** SIGKILL, as a crash or the kernel would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts the built site on a port of one's choice; resolves when it answers. What it says goes to a log file. */
export async function startSite(
  port: number,
  settings: Record<string, string>,
  logFile: string,
): Promise<SiteProcess> {
  const url = `http://127.0.0.1:${port}`
  const { args, env } = launch({
    ...process.env,
    PORT: String(port),
    SITE_URL: url,
    ...settings,
  })
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(logFile, { flags: 'a' })
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await untilReady(child, `${url}/api/enquiry?done`, logFile)
  return { url, pid: child.pid, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

async function untilReady(child: ChildProcess, url: string, logFile: string): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await wait(50)) {
    if (child.exitCode !== null) throw new Error(`the site ended at its start: see ${logFile}`)
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`the site did not answer: see ${logFile}`)
}
