export type Theme = 'dark' | 'light'

/** Relative brightness (0–1) above which a picture counts as light (§4, D19). */
const THRESHOLD = 0.8

/** Relative brightness 0–1 of an average colour (channels 0–255): the eye's weights for red, green and blue. */
export function brightness(red: number, green: number, blue: number): number {
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** Theme of a banner from its picture's average colour: text is dark on a light one. */
export function themeOf(red: number, green: number, blue: number): Theme {
  return brightness(red, green, blue) > THRESHOLD ? 'light' : 'dark'
}
