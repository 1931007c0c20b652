import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const limits = { timeout: 10_000, maxBuffer: 64 * 1024 * 1024 }

/** Newest commit of each file in what `git log` printed: a line of \x01 and the time, then the names it touched. */
export function newestOf(log: string): Map<string, number> {
  const times = new Map<string, number>()
  let at = 0
  for (const line of log.split('\n')) {
    if (line.startsWith('\x01')) at = Number(line.slice(1)) * 1000
    else if (line !== '' && !times.has(line)) times.set(line, at)
  }
  return times
}

/** When each content file was last committed, epoch ms, by its path below the folder; undefined where Git does not track it. */
export async function gitTimes(contentDirectory: string): Promise<Map<string, number> | undefined> {
  const git = async (...args: string[]) =>
    (await run('git', ['-C', contentDirectory, '-c', 'core.quotePath=false', ...args], limits)).stdout
  try {
    const times = newestOf(
      await git('log', '--format=%x01%ct', '--name-only', '--relative', '--no-renames', '--', '.'),
    )
    if (times.size === 0) return undefined
    // What is not committed yet was changed when its file says so.
    const open = await git('ls-files', '--modified', '--others', '--exclude-standard', '--', '.')
    for (const file of open.split('\n')) times.delete(file)
    return times
  } catch {
    return undefined // no Git here, or not this folder
  }
}
