import { readFileSync } from 'node:fs'
import { launch } from '../launch.mjs'
import { root } from '../run.mjs'
import { type RunningServer, startProgram } from '../server'

/** Memory of a program now, MB. */
export const resident = ({ pid }: RunningServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Processor time of a program so far, s. */
export function busy({ pid }: RunningServer): number {
  // Fields 14 and 15 after the name in brackets: hundredths of a second in the program and in the kernel.
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Starts the built site, which needs PORT and DATA_DIR, and asks until its first page is there. */
export function startSite(settings: Record<string, string>, page = '/'): Promise<RunningServer> {
  const url = `http://127.0.0.1:${settings.PORT}`
  const { args, env } = launch({ ...process.env, SITE_URL: url, LOG_LEVEL: 'error', ...settings })
  return startProgram([process.execPath, ...args], { url, page, cwd: root, env })
}
