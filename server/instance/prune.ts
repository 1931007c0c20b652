import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isInstanceHeld } from './lease'

const WEEK_MS = 7 * 86_400_000

/** Takes away the folders of earlier builds, and those nobody has started for a week; never one that a process works in. */
export function prune(folder: string, build: string, keep: string) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const dir = join(folder, name)
    const isOld = Math.abs(Date.now() - (statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0)) > WEEK_MS
    const isUnwanted = name !== keep && (isOld || !name.startsWith(`${build}.`))
    if (isUnwanted && !isInstanceHeld(dir)) rmSync(dir, { recursive: true, force: true })
  }
}
