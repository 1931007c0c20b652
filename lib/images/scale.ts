import type { Sharp } from 'sharp'
import { createLane } from './lane'
import { sharp } from './sharp'

const MOST_PIXELS = 80_000_000
const SECONDS = 15
/** Two pictures at a time in this process, wherever they come from: files and pages need the processors too. */
const lane = createLane(2)

/** A picture scaled down to `width` px, quality 100 (§9): WebP, or the source's format. Vectors are not scaled: undefined. */
export async function scale(
  source: Buffer,
  width: number,
  isWebp: boolean,
): Promise<{ bytes: Buffer; type: string } | undefined> {
  return lane(async () => {
    const image = sharp(source, { limitInputPixels: MOST_PIXELS, animated: true })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .timeout({ seconds: SECONDS })
    const { format } = await image.metadata()
    if (format === 'svg') return undefined
    const output = isWebp ? image.webp({ quality: 100 }) : inSourceFormat(image, format)
    const { data, info } = await output.toBuffer({ resolveWithObject: true })
    return { bytes: data, type: `image/${info.format}` }
  })
}

function inSourceFormat(image: Sharp, format: string | undefined) {
  if (format === 'png') return image.png()
  if (format === 'gif') return image.gif()
  return image.jpeg({ quality: 100 })
}
