import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

const BEAT_MS = 60_000
/** A process of another machine on the same disk is believed gone when it has not been heard of for this long. */
const SILENT_MS = 5 * BEAT_MS

const leases = (dir: string) => join(dir, '.running')

/** Says that this process works in `dir`, until it ends: a file named by machine and process, touched every minute. */
export function holdInstance(dir: string): void {
  const file = join(leases(dir), `${hostname()}~${process.pid}`)
  mkdirSync(leases(dir), { recursive: true })
  writeFileSync(file, '')
  const beat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      clearInterval(beat) // somebody removed it by hand: nothing to keep
    }
  }, BEAT_MS)
  beat.unref()
  process.once('exit', () => rmSync(file, { force: true }))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** True while a process works in `dir`: one of this machine that lives, or one of another that was heard of lately. */
export function isInstanceHeld(dir: string): boolean {
  const files = statSync(leases(dir), { throwIfNoEntry: false }) ? readdirSync(leases(dir)) : []
  return files.some((name) => {
    const [host, pid] = name.split('~')
    if (host === hostname()) return isAlive(Number(pid))
    const lease = statSync(join(leases(dir), name), { throwIfNoEntry: false })
    return lease !== undefined && Math.abs(Date.now() - lease.mtimeMs) < SILENT_MS
  })
}
