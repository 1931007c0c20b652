import { bounds, cutPoints } from '@/lib/contract/bounds'
import { sharp } from '../sharp'

const brand = ['Instrument Sans', 'Inter']
const latin = ['Helvetica Neue', 'Arial', 'Liberation Sans', 'DejaVu Sans']
const han = ['Noto Sans CJK SC', 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', 'Source Han Sans SC']

/** Chinese faces draw quotation marks a character wide: they come first where the language writes them so. */
const familiesOf = (lang: string) =>
  [...brand, ...(lang.startsWith('zh') ? [...han, ...latin] : [...latin, ...han]), 'sans-serif'].join(', ')

/** Joins two characters between which no line may end. */
const JOINER = '\u2060'

/** A text for markup whose lines end between words, in Chinese too, and not between a number and what it counts. No longer than a title. */
export function byWords(text: string, lang: string): string {
  const whole = cutPoints(text, bounds.title).replace(
    /(?<=\d) (?=[\u2e80-\u9fff])|(?<=[\u2e80-\u9fff]) (?=\d)/g,
    '\u00a0',
  )
  const words = [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(whole)].map(({ segment }) =>
    /[\u2e80-\u9fff]/.test(segment) ? [...segment].join(JOINER) : segment,
  )
  return words.join('').replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

export type Words = { text: string; lang: string; colour: string; size: number; weight: number }
type Block = { input: Buffer; width: number; height: number }

async function set({ text, lang, colour, size, weight }: Words, width: number): Promise<Block> {
  const style = `font_family="${familiesOf(lang)}" size="${size}pt" weight="${weight}" foreground="${colour}"`
  const { data, info } = await sharp({
    text: {
      text: `<span lang="${lang}" ${style}>${byWords(text, lang)}</span>`,
      rgba: true,
      width,
      wrap: 'word-char',
      spacing: 0,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** Words set in a box, as large as `sizes` allow from the first on; the last one is cut to a line more than fits, with an ellipsis. */
export async function setWords(
  words: Omit<Words, 'size'>,
  box: { width: number; height: number },
  sizes: readonly number[],
): Promise<Block> {
  for (const size of sizes) {
    const block = await set({ ...words, size }, box.width)
    if (block.height <= box.height && block.width <= box.width) return block
  }
  const size = sizes.at(-1) ?? 24
  for (let length = words.text.length - 4; ; length = Math.floor(length * 0.85)) {
    const block = await set({ ...words, text: `${words.text.slice(0, length).trimEnd()}…`, size }, box.width)
    if (block.height <= box.height || length < 8) return block
  }
}
