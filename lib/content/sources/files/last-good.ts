import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { logNotWritten } from '@/lib/log-not-written'
import { writeFileAtomic } from '@/lib/write-file-atomic'
import { stampOf } from './file-stamps'

/** Next and the server have this module each; both store copies once the server enables it. */
const areCopiesEnabled = globalSingleton('areCopiesEnabled', () => false)

let work: Promise<unknown> = Promise.resolve()

/** From now on last good versions are stored on disk: by the serving process, not by tests and commands. */
export function enableCopies(isOn = true): void {
  areCopiesEnabled.value = isOn
}

/** Where a stored version of a content file lies: the last good one, so that a start with a wrong one has it too, and the one before it; undefined outside CONTENT_DIR. */
function placeOf(file: string, kind: 'last-good' | 'earlier' = 'last-good'): string | undefined {
  if (!areCopiesEnabled.value) return undefined
  const { CONTENT_DIR, DATA_DIR } = env()
  const inside = relative(resolve(CONTENT_DIR), resolve(file))
  if (inside.startsWith('..')) return undefined
  const content = createHash('sha256').update(resolve(CONTENT_DIR)).digest('hex').slice(0, 12)
  return join(DATA_DIR, kind, content, inside)
}

/** The stored copy of a file's last good version; undefined when there is none. */
export function lastGoodCopy(file: string): string | undefined {
  const place = placeOf(file)
  return place !== undefined && existsSync(place) ? place : undefined
}

const failed = (error: unknown) => logNotWritten(error, 'last good content not stored')

/** Stores a copy of a file found right, at this stamp, in the background and one after the other; it is used after a restart (D31). */
export function saveLastGood(file: string, stamp: string): void {
  const place = placeOf(file)
  if (place === undefined) return
  work = work.then(() => copy(file, place, stamp)).catch(failed)
}

async function copy(file: string, place: string, stamp: string) {
  const [there, here] = [place, file].map((path) => statSync(path, { throwIfNoEntry: false }))
  if (!here) return // it is gone again
  if (there && there.size === here.size && there.mtimeMs >= here.mtimeMs) return
  const content = await readFile(file)
  if (stampOf(file) !== stamp) return // written again since: nobody knows yet whether it is right
  const replaced = there && (await readFile(place))
  if (replaced && !replaced.equals(content)) await store(placeOf(file, 'earlier'), replaced)
  await store(place, content)
}

async function store(place: string | undefined, content: Buffer) {
  if (place === undefined) return
  await mkdir(dirname(place), { recursive: true })
  await writeFileAtomic(place, content)
}

/** The version of a file that the one there replaced, and the hash of the one there; undefined when none is stored. Rejects when the file cannot be read. */
export async function earlierVersion(file: string): Promise<{ earlier: Buffer; seen: string } | undefined> {
  const current = await readFile(file)
  for (const kind of ['last-good', 'earlier'] as const) {
    const place = placeOf(file, kind)
    const earlier = place && (await readFile(place).catch(() => undefined))
    if (earlier && !earlier.equals(current))
      return { earlier, seen: createHash('sha256').update(current).digest('hex') }
  }
  return undefined
}

/** Writes the earlier version over the one that was `seen`, which is then the earlier one; false when another one is there now. Rejects when it cannot be written. */
export async function putBack(file: string, seen: string): Promise<boolean> {
  const done = work.then(async () => {
    const found = await earlierVersion(file)
    if (found?.seen !== seen) return false
    await store(placeOf(file, 'earlier'), await readFile(file))
    await writeFileAtomic(file, found.earlier, { mode: statSync(file).mode })
    return true
  })
  work = done.catch(() => undefined)
  return done
}

/** Deletes the copy of a file that was taken away. */
export function deleteLastGood(file: string): void {
  const place = placeOf(file)
  if (place !== undefined) work = work.then(() => rm(place, { force: true })).catch(failed)
}

/** Resolves when every copy asked for so far is on disk. */
export const copiesSaved = () => work
