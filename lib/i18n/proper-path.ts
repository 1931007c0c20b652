import { ID_SEGMENT } from './record-id'
import { isPublicPath } from './routes'
import { trimTrailingSlashes } from './trailing-slashes'

/** Zeros before an id of digits alone: the same record, so the same address. */
const zerosBeforeId =
  /^(\/(?:product|product-category|solution|case-detail|periodical|activity|media|form|services|join-us|article-detail\/[a-z-]{1,32}|about-us\/[^/]+)\/)(?=\d{1,64}(?:\/|$))0+(?=\d)/i

const mediaRecord = new RegExp(`^/media/(${ID_SEGMENT}(?:/form|/preview)?)$`)

/** Words of our own in an address; ids and types keep their capitals. */
const lowerCase = (path: string) =>
  path.replace(/^\/[^/]+|\/(?:form|preview|news|purchaser|supplier)$/gi, (segment) => segment.toLowerCase())

const glued =
  /[\s\u2018-\u201d\u2026\u3001-\u3003\u3008-\u3011\u3014-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff3d\uff5b-\uff65].*$/s

/** A path without what it was glued to where it was shared: a blank or Chinese punctuation, and what follows. */
function withoutGlued(path: string): string {
  if (!path.includes('%') || isPublicPath(path)) return path
  try {
    const shorter = decodeURIComponent(path).replace(glued, '') || '/'
    return /^[!-~]+$/.test(shorter) ? shorter : path
  } catch {
    return path
  }
}

/** Renamed and differently written paths and ids (D5); the path itself when nothing applies. */
export function properPath(path: string): string {
  const own = lowerCase(trimTrailingSlashes(withoutGlued(path)) || '/')
  const trimmed = own.replace(zerosBeforeId, '$1')
  if (trimmed === '/about_us') return '/about-us'
  const media = mediaRecord.exec(trimmed)
  return media ? `/Media/${media[1]}` : trimmed
}
