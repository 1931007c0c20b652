import { createHash } from 'node:crypto'
import type { Root } from 'hast'
import type { Locale } from '@/lib/i18n/locales'

/** A record found in a source. */
export type Entry = {
  folder: 'products' | 'cases' | 'news'
  locale: Locale
  /** Where it was found: file and line, or address. */
  where: string
  /** What its file may be named by, beside its id. */
  name: string
  fields: Record<string, unknown>
  text?: Root | undefined
  /** Its old address: its links count from there, and its visitors are led on. */
  from?: string | undefined
}

/** Says what could not be read, where, and what to do. */
export type Tell = (where: string, what: string) => void

/** Records that files are for (docs/content.md). */
export const MOST_ENTRIES = 5000

/** The language of a text, unless one was chosen. */
export const languageOf = (text: string, chosen: Locale | undefined): Locale =>
  chosen ?? (/\p{Script=Han}/u.test(text) ? 'cn' : 'en')

/** A name of a file made of any text: letters, digits and hyphens, with its digest where something was left out. */
export function slugOf(text: string): string {
  const words =
    text
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 60)
      .replace(/-$/, '') ?? ''
  const isWhole = words.replaceAll('-', '') === text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  // What was left out, and the end of a long text, may be all that tells it from others.
  const digest =
    isWhole && /[a-z]/.test(words) ? [] : [`x${createHash('sha256').update(text).digest('hex').slice(0, 8)}`]
  return [...(/[a-z]/.test(words) ? [words] : []), ...digest].join('-')
}
