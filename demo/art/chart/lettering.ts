import { el, n } from '../lib/svg'

/** A line of letters at (x, y), its baseline. */
export const words = (
  x: number,
  y: number,
  text: string,
  size: number,
  fill: string,
  more: Record<string, string | number> = {},
) => el('text', { x, y, 'font-size': size, fill, ...more }, text.replace('&', '&amp;'))

/** Whether a text has Chinese characters. */
export const hasCjk = (text: string) => /[\u4e00-\u9fff]/.test(text)
/** How wide a text will be, px. */
export const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, c) => sum + (hasCjk(c) ? 1 : 0.56), 0) * size

/** How wide Latin letters are set, of their size, where the common width is too much; 0.6 the others. */
const SPANS: readonly [RegExp, number][] = [
  [/[ijlI.,'’· ]/, 0.25],
  [/[frt1-]/, 0.43],
  [/[mM]/, 0.93],
  [/W/, 1.06],
  [/[A-Zw%]/, 0.78],
]
/** How wide a text is, letter by letter and hardly more than it is set: where `widthOf` leaves no room. */
export const spanOf = (text: string, size: number) =>
  [...text].reduce((sum, c) => sum + (hasCjk(c) ? 1 : (SPANS.find(([set]) => set.test(c))?.[1] ?? 0.6)), 0) * size

/** A text in one line, or in two of about the same length where it is wider than `max`. */
export function broken(text: string, size: number, max: number): string[] {
  if (widthOf(text, size) <= max) return [text]
  if (text.includes(' · ')) return text.split(' · ')
  const gaps = [...text].flatMap((c, i) => (i > 0 && (c === ' ' || hasCjk(c)) ? [i] : []))
  const middle = gaps.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0]
  return middle ? [text.slice(0, middle).trim(), text.slice(middle).trim()] : [text]
}

/** The smallest lettering of a cover, 1280 px wide: 9 px high where a phone shows two covers a row. */
export const SMALL = 74

/** How far a unit stands from its figure; a sign joins it. */
export const gapBefore = (unit: string, size: number) => (!unit || /^[%°]/.test(unit) ? 0 : size * 0.12)

/** The figure at the start with its unit, small as the smallest lettering: two texts, as they are written, and how wide they are. */
export function startOf(
  { from = '', unit = '', fromUnit = unit }: { from?: string; unit?: string; fromUnit?: string },
  size: number,
  small: number,
): { figure: string; tail: string; width: number } {
  if (fromUnit === '%') return { figure: `${from}%`, tail: '', width: widthOf(`${from}%`, size) }
  const gap = fromUnit ? size * 0.2 : 0
  const tail = fromUnit && `<tspan dx="${n(gap)}" font-size="${n(small)}" letter-spacing="0">${fromUnit}</tspan>`
  return { figure: from, tail, width: widthOf(from, size) + gap + widthOf(fromUnit, small) }
}
