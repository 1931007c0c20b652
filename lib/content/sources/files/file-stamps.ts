import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@/lib/i18n/locales'

/** The files of embedded content and of `public/` as they stood at a moment (epoch ms): folder → file → time and size. */
export type FileStamps = { at: number; folders: Record<string, Record<string, string>> }
/** A file that is new, changed or gone, by its folder, such as `cn/news` or `public/assets/logos`. */
export type Difference = { folder: string; name: string; isGone: boolean }

/** Looked at one by one without waiting, files take 6 µs each; awaited, several times as long. A link to a folder around it is not followed. */
function collectStamps(
  root: string,
  name: string,
  folders: FileStamps['folders'],
  above: string[] = [],
): void {
  const entries = entriesOf(root)
  const files: Record<string, string> = {}
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const path = join(root, entry.name)
    const found = foundAt(path)
    const identity = `${found?.dev} ${found?.ino}`
    if (found?.isDirectory() && !above.includes(identity))
      collectStamps(path, `${name}/${entry.name}`, folders, [...above, identity])
    else if (found?.isFile()) files[entry.name] = stampOf(path, found)
  }
  folders[name] = files
}

/** What stands at a path; undefined for what is gone or cannot be looked at, such as a link to itself or a disk that fails. */
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
export function readFileStamps(
  contentDirectory: string,
  publicDirectory: string,
  now = Date.now(),
): FileStamps {
  const folders: FileStamps['folders'] = {}
  for (const locale of locales) collectStamps(join(contentDirectory, locale), locale, folders)
  collectStamps(publicDirectory, 'public', folders)
  return { at: now, folders }
}

/** The files that differ between two readings. Pure. */
export function differences(before: FileStamps, after: FileStamps): Difference[] {
  const names = new Set([...Object.keys(before.folders), ...Object.keys(after.folders)])
  return [...names].flatMap((folder) => {
    const [old, now] = [before.folders[folder] ?? {}, after.folders[folder] ?? {}]
    const files = new Set([...Object.keys(old), ...Object.keys(now)])
    return [...files]
      .filter((name) => old[name] !== now[name])
      .map((name) => ({ folder, name, isGone: !(name in now) }))
  })
}

/** What an earlier run has written of what it saw; undefined for anything else. */
export function parseFileStamps(text: string): FileStamps | undefined {
  try {
    const { at, folders } = JSON.parse(text) as Partial<FileStamps>
    return typeof at === 'number' && folders ? { at, folders } : undefined
  } catch {
    return undefined
  }
}
