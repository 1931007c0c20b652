import { statSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { processState } from '@/lib/process-state'

const assets = join(/* turbopackIgnore: true */ process.cwd(), 'public', 'assets') // not traced: read at run time

/**
 * What is known of the files' versions. `isWatched`: the serving process is told of every change under public/assets, and each
 * file is asked for once; `changes`: how often anything there has changed.
 */
export const fileVersions = processState('file versions', () => ({
  isWatched: false,
  changes: 0,
  known: new LRUCache<string, { version: string | undefined }>({ max: 20_000 }),
}))

/** Files under public/assets have changed: what was known of any of them is asked for again. */
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
  const { isWatched, known } = fileVersions.value
  if (!isWatched) return versionOf(url)
  const before = known.get(url)
  if (before) return before.version
  const version = versionOf(url)
  if (version !== undefined) known.set(url, { version }) // what is not there costs nothing to ask for again
  return version
}

function versionOf(url: string): string | undefined {
  try {
    const file = normalize(join(assets, '..', decodeURIComponent(url.split(/[?#]/)[0] ?? '')))
    const stat = file.startsWith(assets + sep) ? statSync(file, { throwIfNoEntry: false }) : undefined
    return stat?.isFile() ? `${Math.trunc(stat.mtimeMs).toString(36)}${stat.size.toString(36)}` : undefined
  } catch {
    return undefined // an address that cannot be decoded
  }
}
