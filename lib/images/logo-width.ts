import { LRUCache } from 'lru-cache'
import type { Resource } from '@/lib/contract/shared'
import { firstPicture } from '@/lib/rules/media/media-files'
import { readPicture } from './read-picture'
import { sharp } from './sharp'

const HEIGHT = 32
const WIDEST = 220
const HOUR = 3_600_000
const widths = new LRUCache<string, number>({ max: 100, ttl: HOUR })

/** Width in CSS px of a logo 32 px high, so that the bar stands still while it loads; the widest when it cannot be read, asked again after a minute. */
export async function logoWidth(logo: Resource | undefined): Promise<number> {
  const url = firstPicture(logo)?.url
  if (!url) return 0
  const cached = widths.get(url)
  if (cached) return cached
  const width = await measure(url).catch(() => undefined)
  widths.set(url, width ?? WIDEST, { ttl: width ? HOUR : HOUR / 60 })
  return width ?? WIDEST
}

async function measure(url: string): Promise<number | undefined> {
  const picture = await readPicture(url, 1500)
  const { width, height } = picture ? await sharp(picture).metadata() : {}
  return width && height ? Math.min(WIDEST, Math.round((width * HEIGHT) / height)) : undefined
}
