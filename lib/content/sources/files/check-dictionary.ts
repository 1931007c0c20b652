import type { Locale } from '@/lib/i18n/locales'
import { usableTexts } from '@/lib/i18n/usable-texts'
import { isObject } from '@/lib/is-object'
import type { Problem } from './check-record'
import type { StoredRecord } from './file'

/** What of the interface's own texts in a site's file is not shown: a wrong text is a mistake, a key that no text has is noted. */
export function dictionaryProblems({ dictionary }: StoredRecord, locale: Locale): Problem[] {
  if (!isObject(dictionary)) return []
  const given = Object.entries(dictionary).filter(([key]) => key !== 'activityTypes')
  const texts = given.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const { broken, unknown } = usableTexts(locale, Object.fromEntries(texts))
  const [wrong, unheard] = [
    'not shown: a brace, a tag or a name in braces is not as in the built-in text',
    'not shown: no text has this key',
  ]
  return [
    ...broken.map((key) => ({ path: ['dictionary', key], message: wrong })),
    ...unknown.map((key) => ({ path: ['dictionary', key], message: unheard, isNote: true as const })),
  ]
}
