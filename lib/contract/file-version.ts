import { statSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { monotonicNow } from '@/lib/clock'
import { globalSingleton } from '@/lib/global-singleton'
import { publicDirectory } from '@/lib/public-directory'

/** How long what is known of a file is trusted, unless a change is announced. */
export const trusted = { ttl: 1000, perf: { now: () => monotonicNow() }, ttlResolution: 0 } // ms

/** File versions by address. `changes`: how often a change of anything under public/ was published. */
export const fileVersions = globalSingleton('file versions', () => ({
  changes: 0,
  versions: new LRUCache<string, string>({ max: 20_000, ...trusted }),
}))

/** Files under public/assets have changed: forgets all versions, so that they are read again. */
export function clearFileVersions(): void {
  fileVersions.value.changes += 1
  fileVersions.value.versions.clear()
}

/** The file below `root` that an address names, its query left out; undefined for a way out of `folder`. Throws where it cannot be decoded. */
export function fileBelow(root: string, address: string, folder = ''): string | undefined {
  const file = normalize(join(root, decodeURIComponent(address.split(/[?#]/)[0] ?? '')))
  return file.startsWith(normalize(join(root, folder)) + sep) ? file : undefined
}

/**
 * What distinguishes a file under public/assets from the one it replaced: its time and size, short. undefined for any other
 * address and for a file that is not there. Addresses with it may be cached for good.
 */
export function fileVersion(url: string): string | undefined {
  if (!url.startsWith('/assets/')) return undefined
  const { versions } = fileVersions.value
  const before = versions.get(url)
  if (before !== undefined) return before
  try {
    const file = fileBelow(publicDirectory(), url, 'assets')
    const stat = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })
    if (!stat?.isFile()) return undefined
    const version = `${Math.trunc(stat.mtimeMs).toString(36)}${stat.size.toString(36)}`
    versions.set(url, version)
    return version
  } catch {
    return undefined // an address that cannot be decoded
  }
}

/** Of a file under public/assets the one drawn for another place, `name-phone.webp` beside `name.webp`, where there is one; else the same. */
export function fileBeside(url: string, ending: '-phone' | '-wide'): string {
  const name = url.replace(/(\.\w+)$/, `${ending}$1`)
  return fileVersion(name) === undefined ? url : name
}
