import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { locales } from '@/lib/i18n/locales'

/** The files of embedded content and of `public/` as they stood at a moment (epoch ms): folder → file → time and size. */
export type FileStamps = { at: number; folders: Record<string, Record<string, string>> }
/** A file that is new, changed or gone, by its folder, such as `cn/news` or `public/assets/logos`. */
export type Difference = { folder: string; name: string; isGone: boolean; isNew: boolean }

type Folder = [name: string, files: Record<string, string>]

/** Files looked at in one piece: some 3 ms. */
const MOST_IN_TURN = 500

/** A folder and those in it, one after another, a long one also while it fills. Looked at without waiting, a file takes 6 µs; awaited, several times as long. A link to a folder around it is not followed. */
function* foldersIn(root: string, name: string, above: string[] = []): Generator<Folder> {
  const files: Record<string, string> = {}
  for (const [at, entry] of entriesOf(root).entries()) {
    if (at % MOST_IN_TURN === MOST_IN_TURN - 1) yield [name, files]
    if (entry.name.startsWith('.')) continue
    const path = join(root, entry.name)
    const found = foundAt(path)
    const identity = `${found?.dev} ${found?.ino}`
    if (found?.isDirectory() && !above.includes(identity))
      yield* foldersIn(path, `${name}/${entry.name}`, [...above, identity])
    else if (found?.isFile()) files[entry.name] = stampOf(path, found)
  }
  yield [name, files]
}

function* allFolders(contentDirectory: string, publicDirectory: string): Generator<Folder> {
  for (const locale of locales) yield* foldersIn(join(contentDirectory, locale), locale)
  yield* foldersIn(publicDirectory, 'public')
  // Every page wears it; beside public/, where SITE_DIR has both.
  yield ['brand', { 'brand.yaml': stampOf(join(dirname(publicDirectory), 'brand.yaml')) }]
}

/** What is at a path; undefined for what is gone or cannot be read, such as a link to itself or a disk that fails. */
function foundAt(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Tells one state of a file from the next; 'gone' where there is none, and where one cannot be looked at. */
export function stampOf(file: string, found = foundAt(file)): string {
  return found ? `${found.mtimeMs}-${found.size}` : 'gone'
}

/** When a file of that stamp was written, epoch ms; undefined where there was none. */
export function timeOf(stamp: string): number | undefined {
  const time = Math.trunc(Number.parseFloat(stamp))
  return Number.isFinite(time) ? time : undefined
}

function entriesOf(root: string) {
  try {
    return readdirSync(root, { withFileTypes: true })
  } catch {
    return [] // there is none, or it cannot be read: then no page shows anything of it
  }
}

/** Looks at every record of both languages and every file of `public/`. Never throws. */
export const readFileStamps = (contentDirectory: string, publicDirectory: string): FileStamps => ({
  at: Date.now(),
  folders: Object.fromEntries(allFolders(contentDirectory, publicDirectory)),
})

/** The same in turns, so that nobody waits for more than one folder or some hundred files. */
export async function readFileStampsYielding(
  contentDirectory: string,
  publicDirectory: string,
): Promise<FileStamps> {
  const [at, folders]: [number, FileStamps['folders']] = [Date.now(), {}]
  for (const [name, files] of allFolders(contentDirectory, publicDirectory)) {
    folders[name] = files
    await setImmediate()
  }
  return { at, folders }
}

/** The files that differ between two readings. Pure. */
export function differences(before: FileStamps, after: FileStamps): Difference[] {
  const names = new Set([...Object.keys(before.folders), ...Object.keys(after.folders)])
  return [...names].flatMap((folder) => {
    const [old, now] = [before.folders[folder] ?? {}, after.folders[folder] ?? {}]
    const files = new Set([...Object.keys(old), ...Object.keys(now)])
    return [...files]
      .filter((name) => old[name] !== now[name])
      .map((name) => ({ folder, name, isGone: !(name in now), isNew: !(name in old) }))
  })
}
