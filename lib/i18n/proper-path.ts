import { recordAddresses, recordAt, recordKinds } from '@/lib/content-types/addresses'
import { isPublicPath, withoutFormSuffix } from './routes'
import { trimTrailingSlashes } from './trailing-slashes'

/** Zeros before an id of digits alone: the same record, so the same address. */
const zerosBeforeId = new RegExp(
  `^((?:${recordKinds.map(([, { path, typePattern }]) => path + (typePattern ? `/${typePattern}` : '')).join('|')})/)(?=\\d{1,64}(?:/|$))0+(?=\\d)`,
  'i',
)

const inSmallLetters = (text: string) => text.toLowerCase()

/** Words of our own in an address; ids, types and names of pages keep their capitals, also those that look like our words. */
function lowerCase(path: string): string {
  const own = path
    .replace(/^\/[^/]+/, inSmallLetters)
    .replace(/^\/(?:go1688\/(?:purchaser|supplier)|about-us\/news)(?=\/form$|$)/i, inSmallLetters)
    .replace(/^\/article-detail\/news(?=\/)/i, inSmallLetters)
  return isPublicPath(own) ? own : own.replace(/\/(?:form|preview)$/i, inSmallLetters)
}

const glued =
  /[\s\u200b-\u200f\u2060\ufffc\u2018-\u201d\u2026\u3001-\u3003\u3008-\u3011\u3014-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff3d\uff5b-\uff65].*$/s

/** Where an address ends a sentence. */
const closing = /(?<![)\]}>.,;!'"])[)\]}>.,;!'"]+$/

/** A path without what it was glued to where it was shared: closing signs; a blank, an invisible sign or Chinese punctuation, and what follows. */
function withoutGlued(path: string): string {
  const isPage = () => isPublicPath(withoutFormSuffix(lowerCase(trimTrailingSlashes(path))))
  if (isPage()) return path
  try {
    const shorter = decodeURIComponent(path).replace(glued, '').replace(closing, '') || '/'
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
  const found = recordAt(trimmed)
  const spelled = found && trimmed.replace(/^\/[^/]+/, recordAddresses[found.folder].path)
  return spelled && isPublicPath(withoutFormSuffix(spelled)) ? spelled : trimmed
}
