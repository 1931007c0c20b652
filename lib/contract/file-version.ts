import { statSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'

const assets = join(/* turbopackIgnore: true */ process.cwd(), 'public', 'assets') // not traced: read at run time

/**
 * What tells a file under public/assets from the one it replaced: its time and size, short. undefined for any other
 * address and for a file that is not there. Addresses with it may be kept for good.
 */
export function fileVersion(url: string): string | undefined {
  if (!url.startsWith('/assets/')) return undefined
  try {
    const file = normalize(join(assets, '..', decodeURIComponent(url.split(/[?#]/)[0] ?? '')))
    const stat = file.startsWith(assets + sep) ? statSync(file, { throwIfNoEntry: false }) : undefined
    return stat?.isFile() ? `${Math.trunc(stat.mtimeMs).toString(36)}${stat.size.toString(36)}` : undefined
  } catch {
    return undefined // an address that cannot be decoded
  }
}
