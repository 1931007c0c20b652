import { lstatSync, statSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { globalSingleton } from '@/lib/global-singleton'

const assets = join(/* turbopackIgnore: true */ process.cwd(), 'public', 'assets') // not traced: read at run time

/**
 * Known file versions. A file is read once if the serving process watches its folder for changes.
 * `changes`: how often anything under public/assets has changed.
 */
export const fileVersions = globalSingleton('file versions', () => ({
  watched: new Set<string>(),
  changes: 0,
  known: new LRUCache<string, string>({ max: 20_000 }),
}))

/** Declares that a folder is watched: its versions are kept until a change is reported. */
export function knowFileVersions(folder: string): void {
  fileVersions.value.watched.add(folder)
}

/** Files under public/assets have changed: forgets all versions, so that they are read again. */
export function forgetFileVersions(): void {
  fileVersions.value.changes += 1
  fileVersions.value.known.clear()
}

/**
 * What tells a file under public/assets from the one it replaced: its time and size, short. undefined for any other
 * address and for a file that is not there. Addresses with it may be kept for good.
 */
export function fileVersion(url: string): string | undefined {
  if (!url.startsWith('/assets/')) return undefined
  const { watched, known } = fileVersions.value
  const before = known.get(url)
  if (before !== undefined) return before
  try {
    const file = normalize(join(assets, '..', decodeURIComponent(url.split(/[?#]/)[0] ?? '')))
    const stat = file.startsWith(assets + sep) ? statSync(file, { throwIfNoEntry: false }) : undefined
    if (!stat?.isFile()) return undefined
    const version = `${Math.trunc(stat.mtimeMs).toString(36)}${stat.size.toString(36)}`
    // The target of a symbolic link may change without an event in this folder.
    if (watched.has(dirname(file)) && !lstatSync(file).isSymbolicLink()) known.set(url, version)
    return version
  } catch {
    return undefined // an address that cannot be decoded
  }
}
