import { brand } from '@/lib/brand/brand'
import { sharp } from '../sharp'
import { canSet } from './fonts'
import { setWords } from './words'

export type ShareWords = { title: string; kind?: string | undefined; site: string; lang: string }
export type ShareParts = { words: ShareWords; cover: Buffer | undefined; logo: Buffer | undefined }
/** 1200 × 630 for links in feeds and chats; the square for WeChat, which crops everything else. */
export type ShareShape = 'wide' | 'square'

const colours = () =>
  brand().colours ?? { ink: '#0b1a26', accent: '#006d77', darkAccent: '#57cdd4', mist: '#f3f6f7' }
/** What words stand on, and what they are set in, as the brand wants it. */
const style = () => {
  const { ink, accent, darkAccent } = colours()
  return brand().share === 'dark'
    ? { ground: ink, words: '#ffffff', accent: darkAccent }
    : { ground: '#ffffff', words: ink, accent }
}
const PIXELS = 80_000_000
const MARGIN = 64

type Layer = { input: Buffer; left: number; top: number }

const filled = (cover: Buffer, width: number, height: number) =>
  sharp(cover, { limitInputPixels: PIXELS })
    .rotate()
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .flatten({ background: colours().mist })
    .png()
    .toBuffer()

const fitted = (logo: Buffer, height: number, width: number) =>
  sharp(logo, { density: 288, limitInputPixels: PIXELS })
    .resize({ height, width, fit: 'inside' })
    .png()
    .toBuffer()

const ground = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

const bar = (width: number, height: number, background: string) =>
  ground(width, height, background).png().toBuffer()

async function siteLogo(logo: Buffer | undefined, site: ShareWords): Promise<Buffer | undefined> {
  if (logo) return fitted(logo, 44, 360).catch(() => undefined)
  if (!canSet(site.site)) return undefined
  const words = { text: site.site, lang: site.lang, colour: style().words, weight: 700 }
  return (await setWords(words, { width: 480, height: 60 }, [30])).input
}

/** The words stand on paper beside the picture, never over it. */
async function wide({ words, cover, logo }: ShareParts): Promise<Buffer> {
  const split = cover ? 640 : 1200
  const room = { width: split - 2 * MARGIN, height: words.kind ? 300 : 340 }
  const layers: Layer[] = []
  if (cover) layers.push({ input: await filled(cover, 1200 - split, 630), left: split, top: 0 })
  const sign = await siteLogo(logo, words)
  if (sign) layers.push({ input: sign, left: MARGIN, top: 56 })
  const { lang } = words
  const title = await setWords(
    { text: words.title, lang, colour: style().words, weight: 700 },
    room,
    [60, 52, 46, 40],
  )
  const top = 630 - 72 - title.height
  layers.push({ input: title.input, left: MARGIN, top })
  if (words.kind) {
    const kind = await setWords(
      { text: words.kind, lang, colour: style().accent, weight: 600 },
      { width: room.width, height: 40 },
      [24, 20],
    )
    layers.push({ input: kind.input, left: MARGIN, top: top - 32 - kind.height })
  }
  layers.push({ input: await bar(split, 8, style().accent), left: 0, top: 622 })
  return ground(1200, 630, style().ground).composite(layers).jpeg({ quality: 86, mozjpeg: true }).toBuffer()
}

/** Without a font for its title: the picture alone, with the company's sign on a plate. */
async function wordless({ words, cover, logo }: ShareParts, width: number, height: number): Promise<Buffer> {
  const base = cover ? sharp(await filled(cover, width, height)) : ground(width, height, colours().mist)
  const sign = await siteLogo(logo, words)
  if (!sign) return base.jpeg({ quality: 86 }).toBuffer()
  const { width: signWidth = 0, height: signHeight = 0 } = await sharp(sign).metadata()
  const plate = await bar(signWidth + 64, signHeight + 48, style().ground)
  const layers = [
    { input: plate, left: 0, top: height - signHeight - 48 },
    { input: sign, left: 32, top: height - signHeight - 24 },
  ]
  return base.composite(layers).jpeg({ quality: 86, mozjpeg: true }).toBuffer()
}

/** A share picture as JPEG. */
export function drawShare(parts: ShareParts, shape: ShareShape): Promise<Buffer> {
  if (shape === 'square') return wordless(parts, 600, 600)
  return canSet(parts.words.title) ? wide(parts) : wordless(parts, 1200, 630)
}
