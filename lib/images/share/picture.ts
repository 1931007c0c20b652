import { createHash } from 'node:crypto'
import { brand } from '@/lib/brand/brand'
import { concurrencyLimit } from '@/lib/concurrency-limit'
import { fileVersion } from '@/lib/contract/file-version'
import { count } from '@/lib/metrics'
import { etagOf, type Resized, readCached, writeCached } from '../picture-cache'
import { readPicture } from '../read-picture'
import { drawShare, type ShareShape, type ShareWords } from './draw'

/** One at a time: crawlers of chats ask for them when a page is first shared, visitors never do. */
const limited = concurrencyLimit(1, 32, 10_000, () => count('pictures', { pool: 'share' }))
const flights = new Map<string, Promise<Resized>>()
/** Raise this number when the drawing changes, so that cached pictures are drawn again. */
const DRAWING = 2

type Asked = { words: ShareWords; cover?: string | undefined; logo?: string | undefined; shape: ShareShape }

const bytesOf = (src: string | undefined) =>
  src === undefined ? undefined : readPicture(src).catch(() => undefined)

/** A share picture, cached on disk by what is on it; simultaneous askers share one drawing. A BusyError when too many are asked for. */
export async function sharePicture(asked: Asked): Promise<Resized> {
  const files = [asked.cover, asked.logo].map((src) => [src, src && fileVersion(src)])
  const key = createHash('sha256')
    .update(JSON.stringify([DRAWING, asked, files, brand().colours, brand().share]))
    .digest('hex')
  const cached = await readCached(key)
  if (cached) return cached
  const flight = flights.get(key) ?? draw(key, asked).finally(() => flights.delete(key))
  flights.set(key, flight)
  return flight
}

function draw(key: string, { words, cover, logo, shape }: Asked): Promise<Resized> {
  return limited(async () => {
    const [picture, sign] = await Promise.all([bytesOf(cover), bytesOf(logo)])
    const bytes = await drawShare({ words, cover: picture, logo: sign }, shape)
    const made = { bytes, type: 'image/jpeg', etag: etagOf(bytes) }
    await writeCached(key, made)
    return made
  })
}
