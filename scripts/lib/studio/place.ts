import type { Locale } from '@/lib/i18n/locales'
import { words } from './words'

/** The place of a field: its names from the folder down, and the language it is spoken of in. */
export type Place = { locale: Locale; folder: string; path: readonly string[] }

/** The place of a field below another one. */
export const below = (place: Place, name: string): Place => ({ ...place, path: [...place.path, name] })

/** The words of one language. */
export const textOf = (locale: Locale, [cn, en]: readonly [string, string]): string =>
  locale === 'cn' ? cn : en

/** Label and hint of a field; the nearest name above it decides where names mean several things. Throws when nobody wrote any. */
export function wordsOf({ locale, folder, path }: Place): { label: string; hint?: string } {
  const name = path.at(-1) ?? folder
  const found = words.fields[`${path.at(-2) ?? folder}.${name}`] ?? words.fields[name]
  if (!found) throw new Error(`${[folder, ...path].join('.')}: no words in scripts/lib/studio/words.yaml`)
  const [cn = '', en = '', cnHint, enHint] = found
  const hint = cnHint && enHint ? textOf(locale, [cnHint, enHint]) : undefined
  return { label: textOf(locale, [cn, en]), ...(hint && { hint }) }
}

/** What every field has: its name, its words, whether it must be filled, and a text of its own in each language. Throws like wordsOf. */
export const commonOf = (place: Place, required: boolean) => ({
  ...{ name: place.path.at(-1) ?? '', ...wordsOf(place) },
  ...{ required, i18n: true as const },
})
export type Common = ReturnType<typeof commonOf>
