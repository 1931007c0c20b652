import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type BrandColours, mixed } from '@/lib/brand/colours'

type Kind = 'light' | 'dark'
type Size = [width: number, height: number]

/** The pictures that the template names: sizes are those that the pages show (docs/interface.md). */
const pictures: Record<string, [Size, Kind]> = {
  'home-pc.webp': [[2400, 1080], 'dark'],
  'home-mobile.webp': [[1125, 960], 'dark'],
  'banner-pc.webp': [[2400, 900], 'light'],
  'banner-mobile.webp': [[1125, 960], 'light'],
  'cover.webp': [[1280, 720], 'light'],
  'publication.webp': [[900, 1200], 'dark'],
}

/** A neutral picture: a ground of the brand and three rounded bands at its right, where there are no words. */
function drawing([width, height]: Size, kind: Kind, colours: BrandColours): string {
  const { ink, accent, tint, tintStrong } = colours
  const ground = kind === 'dark' ? [ink, mixed(ink, accent, 0.35)] : [tint, tintStrong]
  const bands = kind === 'dark' ? [0.5, 0.65, 0.8] : [0.12, 0.22, 0.34]
  const shapes = bands.map((share, at) => {
    const size = height * (0.95 - at * 0.25)
    const colour = mixed(ground[1] ?? ink, accent, share)
    return `<rect x="${width - size * 0.8}" y="${(height - size) / 2 + at * height * 0.06}" width="${size}" height="${size}" rx="${size * 0.2}" fill="${colour}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${shapes.join('')}</svg>`
}

/** A sign of one's own for lists: two rounded squares in the brand's colour. */
export const signOf = ({ accent, tintStrong }: Pick<BrandColours, 'accent' | 'tintStrong'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48"><rect x="6" y="6" width="26" height="26" rx="6" fill="${tintStrong}"/><rect x="16" y="16" width="26" height="26" rx="6" fill="none" stroke="${accent}" stroke-width="3"/></svg>\n`

/** Draws the neutral pictures of a new company into a folder, in its own colours. */
export async function drawPictures(folder: string, colours: BrandColours): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, [size, kind]] of Object.entries(pictures))
    await sharp(Buffer.from(drawing(size, kind, colours)))
      .webp({ quality: 82 })
      .toFile(join(folder, name))
}
