import { ID_SEGMENT } from './record-id'
import { trimTrailingSlashes } from './trailing-slashes'

/** Zeros before an id of digits alone: the same record, so the same address. */
const zerosBeforeId =
  /^(\/(?:product|product-category|solution|case-detail|periodical|activity|media|form|services|join-us|article-detail\/[a-z-]{1,32}|about-us\/[^/]+)\/)(?=\d{1,64}(?:\/|$))0+(?=\d)/i

const mediaRecord = new RegExp(`^/media/(${ID_SEGMENT}(?:/form|/preview)?)$`)

/** Renamed and differently written paths and ids (D5); the path itself when nothing applies. */
export function properPath(path: string): string {
  const trimmed = (trimTrailingSlashes(path) || '/').replace(zerosBeforeId, '$1')
  if (trimmed === '/about_us') return '/about-us'
  if (trimmed === '/Media') return '/media'
  const media = mediaRecord.exec(trimmed)
  return media ? `/Media/${media[1]}` : trimmed
}
