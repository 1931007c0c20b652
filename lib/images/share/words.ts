import { sharp } from '../sharp'

const families =
  'Instrument Sans, Inter, Noto Sans CJK SC, Noto Sans SC, PingFang SC, Microsoft YaHei, Source Han Sans SC, DejaVu Sans, sans-serif'
/** Joins two characters between which no line may end. */
const JOINER = '\u2060'

/** A text for markup whose lines end between words, in Chinese too. */
export function wordwise(text: string, lang: string): string {
  const words = [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)].map(({ segment }) =>
    /[\u2e80-\u9fff]/.test(segment) ? [...segment].join(JOINER) : segment,
  )
  return words.join('').replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

export type Words = { text: string; lang: string; colour: string; size: number; weight: number }
type Block = { input: Buffer; width: number; height: number }

async function set({ text, lang, colour, size, weight }: Words, width: number): Promise<Block> {
  const style = `font_family="${families}" size="${size}pt" weight="${weight}" foreground="${colour}"`
  const { data, info } = await sharp({
    text: {
      text: `<span lang="${lang}" ${style}>${wordwise(text, lang)}</span>`,
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
