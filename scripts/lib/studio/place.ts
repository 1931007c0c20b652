import type { Locale } from '@/lib/i18n/locales'
import { words } from './words'

/** The place of a field: its names from the folder down, and the language it is spoken of in. */
export type Place = { locale: Locale; folder: string; path: readonly string[] }

/** The place of a field below another one. */
export const below = (place: Place, name: string): Place => ({ ...place, path: [...place.path, name] })

const pick = (locale: Locale, [cn, en]: readonly [string, string]) => (locale === 'cn' ? cn : en)

/** The words of one language. */
export const textOf = (locale: Locale, words: readonly [string, string]): string => pick(locale, words)

/** Label and hint of a field; the nearest name above it decides where names mean several things. Throws when nobody wrote any. */
export function wordsOf({ locale, folder, path }: Place): { label: string; hint?: string } {
  const name = path.at(-1) ?? folder
  const found = words.fields[`${path.at(-2) ?? folder}.${name}`] ?? words.fields[name]
  if (!found) throw new Error(`${[folder, ...path].join('.')}: no words in scripts/lib/studio/words.yaml`)
  const [cn = '', en = '', cnHint, enHint] = found
  const hint = cnHint && enHint ? pick(locale, [cnHint, enHint]) : undefined
  return { label: pick(locale, [cn, en]), ...(hint && { hint }) }
}
