import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { BusyError, concurrencyLimit } from '@/lib/concurrency-limit'
import { ownFile, upstreamFile } from '@/lib/contract/file-address'
import { count } from '@/lib/metrics'
import type { PictureFormat } from '@/lib/rules/media/picture-format'
import { etagOf, type Resized, readCached, writeCached } from './picture-cache'
import { readPicture } from './read-picture'
import { asItIs, scale } from './scale'

const MINUTE_MS = 60_000
/** A foreign picture is asked for again behind the visitor after ten minutes, and before the visitor after a day (D13). */
const FRESH_MS = 10 * MINUTE_MS
const GOOD_MS = 24 * 60 * MINUTE_MS
/** Foreign hosts may hang: they have a pool of their own, and never hold up the site's own pictures. */
const limits = {
  own: concurrencyLimit(2, 64, 10_000, () => count('pictures', { pool: 'own' })),
  foreign: concurrencyLimit(4, 64, 10_000, () => count('pictures', { pool: 'foreign' })),
}
const flights = new Map<string, Promise<Resized | undefined>>()

/** The key of a source: for a file of this site its path, time and size, without the query; for a foreign picture its address. */
async function nameOf(src: string): Promise<string | undefined> {
  if (/^https?:\/\//i.test(src) || upstreamFile(src)) return src.split('#')[0]
  const file = ownFile(src)
  const found = file === undefined ? undefined : await stat(file).catch(() => undefined)
  return found?.isFile() ? `${file} ${found.mtimeMs} ${found.size}` : undefined
}

/**
 * A picture scaled to `width` px (D28), as it is where it cannot be scaled, from the disk before its source is asked; simultaneous
 * askers share one computation. undefined when there is no such picture; a BusyError when too many are asked for at once.
 */
export async function resizePicture(
  src: string,
  width: number,
  format: PictureFormat,
): Promise<Resized | undefined> {
  const name = await nameOf(src)
  if (!name) return undefined
  const key = createHash('sha256').update(`${name}\n${width}\n${format}`).digest('hex')
  const isForeign = name === src.split('#')[0]
  const make = () => {
    const flight =
      flights.get(key) ?? compute(key, src, width, format, isForeign).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
  const cached = await readCached(key)
  const age = cached && isForeign ? Date.now() - cached.at : 0
  if (!cached || age > GOOD_MS) return make()
  // From a clock that was ahead: nobody knows how old it is.
  if (age > FRESH_MS || age < 0) make().catch(() => undefined) // the cached picture is sent meanwhile, and stays when the host fails
  return cached
}

/** What cannot be scaled comes as it is; what only took too long is asked for again. Throws BusyError. */
function unlessLate(error: unknown): undefined {
  if (/timeout/i.test(String(error))) throw new BusyError('the picture takes too long')
}

function compute(key: string, src: string, width: number, format: PictureFormat, isForeign: boolean) {
  return limits[isForeign ? 'foreign' : 'own'](async () => {
    const source = await readPicture(src)
    const scaled = source && ((await scale(source, width, format).catch(unlessLate)) ?? asItIs(source))
    if (!scaled) return undefined
    const resized = { ...scaled, etag: etagOf(scaled.bytes) }
    await writeCached(key, resized)
    return resized
  })
}
