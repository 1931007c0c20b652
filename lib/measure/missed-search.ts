import { CLIENT_ADDRESS } from '@/lib/http/client-address'
import type { Locale } from '@/lib/i18n/locales'
import { OTHER } from './event'
import { isMeasured } from './is-measured'
import { isLeftOut } from './read'
import { noteSample } from './write'

/** Characters of a search that are counted; what is longer is no name of a thing. */
const LONGEST = 40
/** From so many digits on, in whatever script, words may be a number of a person. */
const MOST_DIGITS = 6

/** The words of a search as they are counted: in one form, cut; `*` for what looks like a mailbox or a telephone number. */
export function countedWords(q: string): string {
  const words = q
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  const digits = words.match(/[\p{Nd}〇零一二三四五六七八九]/gu)?.length ?? 0
  if (digits > MOST_DIGITS || /@|%40|[([{<]at[)\]}>]/.test(words)) return OTHER
  return [...words].slice(0, LONGEST).join('').trim()
}

/** Counts a search without a result, for a site with a desk and by people who do not ask to be left out (ADR 0037); a page loaded in advance is none. */
export function noteMissedSearch(locale: Locale, q: string, headers: Headers): void {
  if (!isMeasured() || isLeftOut(headers)) return
  if (headers.get('sec-purpose')?.includes('prefetch')) return
  const name = countedWords(q)
  if (name === '') return
  const empty = { page: '', device: '', bound: 0 }
  noteSample({ kind: 'search', locale, name, ...empty }, headers.get(CLIENT_ADDRESS) ?? '')
}
