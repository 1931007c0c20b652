/** The two languages every screen is written in. */
export type Lang = 'cn' | 'en'
export const langs: readonly Lang[] = ['cn', 'en']

/** Chooses between the two wordings of a text. */
export type Say = (cn: string, en: string) => string

/** The chooser of one language. */
export function sayIn(lang: Lang): Say {
  return (cn, en) => (lang === 'cn' ? cn : en)
}
