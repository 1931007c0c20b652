import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { launch } from '../launch.mjs'
import { root } from '../run.mjs'

export type Program = {
  url: string
  firstPageMs: number
  /** Memory now, MB. */
  resident: () => number
  /** Processor time so far, s. */
  busy: () => number
  stop: () => Promise<void>
}

/** Starts a server and asks until its first page is there. */
export async function startProgram(
  [command = '', ...args]: string[],
  { url, page = '/', cwd, env }: { url: string; page?: string; cwd: string; env: NodeJS.ProcessEnv },
): Promise<Program> {
  const began = performance.now()
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  process.once('exit', () => child.kill('SIGKILL')) // when the bench itself fails or is stopped
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  while (!(await isThere(url + page))) {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended at its start`)
    if (performance.now() - began > 60_000) throw new Error(`${url}${page} does not come`)
    await wait(10)
  }
  const firstPageMs = performance.now() - began
  const status = () => readFileSync(`/proc/${child.pid}/status`, 'utf8')
  const resident = () => Number(/VmRSS:\s+(\d+)/.exec(status())?.[1]) / 1024
  // Fields 14 and 15 after the name in brackets: hundredths of a second in the program and in the kernel.
  const busy = () => {
    const [, rest = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')
    const fields = rest.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  }
  return { url, firstPageMs, resident, busy, stop }
}

/** Starts the built site, which needs PORT and DATA_DIR, and asks until its first page is there. */
export function startSite(settings: Record<string, string>, page = '/'): Promise<Program> {
  const url = `http://127.0.0.1:${settings.PORT}`
  const { args, env } = launch({ ...process.env, SITE_URL: url, LOG_LEVEL: 'error', ...settings })
  return startProgram([process.execPath, ...args], { url, page, cwd: root, env })
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
