import { imageSize } from 'image-size'
import type { Sharp } from 'sharp'
import { concurrencyLimit } from '@/lib/concurrency-limit'
import { timed } from '@/lib/metrics'
import type { PictureFormat } from '@/lib/rules/media/picture-format'
import { sharp } from './sharp'

const MOST_PIXELS = 80_000_000
const SECONDS = 15
/** Two pictures at a time in this process, wherever they come from: files and pages need the processors too. */
const limited = concurrencyLimit(2)

/** Looks like WebP at 100, measured, at half its bytes; the least effort that does, as visitors wait for it (ADR 0015). */
const AVIF = { quality: 85, effort: 2, chromaSubsampling: '4:4:4' } as const

/**
 * A picture scaled down to `width` px: WebP at quality 100 (§9), AVIF where it is smaller, or the source's format. Vectors are not
 * scaled: undefined.
 */
export async function scale(
  source: Buffer,
  width: number,
  format: PictureFormat,
): Promise<{ bytes: Buffer; type: string } | undefined> {
  const work = async () => {
    const image = sharp(source, { limitInputPixels: MOST_PIXELS, animated: true })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .timeout({ seconds: SECONDS })
    const { format: own, pages = 1 } = await image.metadata()
    if (own === 'svg') return undefined
    if (format === 'source') return written(inSourceFormat(image, own))
    const webp = await written(image.clone().webp({ quality: 100 }))
    // AVIF would keep the first picture of an animation alone.
    if (format === 'webp' || pages > 1) return webp
    const avif = await written(image.avif(AVIF))
    return avif.bytes.length < webp.bytes.length ? avif : webp
  }
  return limited(() => timed('picture', {}, work))
}

/** What browsers may show though it cannot be scaled, by its kind. */
const shown: Record<string, string> = {
  ...{ svg: 'image/svg+xml', bmp: 'image/bmp', ico: 'image/x-icon', cur: 'image/x-icon', heif: 'image/heif' },
  ...{ jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif', webp: 'image/webp', tiff: 'image/tiff' },
  ...{ jxl: 'image/jxl', 'jxl-stream': 'image/jxl', jp2: 'image/jp2' },
}

/** A picture that cannot be scaled, as it came; undefined for what is no picture. */
export function asItIs(source: Buffer): { bytes: Buffer; type: string } | undefined {
  try {
    const type = shown[imageSize(source).type ?? '']
    return type === undefined ? undefined : { bytes: source, type }
  } catch {
    return undefined
  }
}

async function written(image: Sharp): Promise<{ bytes: Buffer; type: string }> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  // What is AVIF to browsers is a kind of HEIF to sharp.
  return { bytes: data, type: `image/${info.format === 'heif' ? 'avif' : info.format}` }
}

function inSourceFormat(image: Sharp, format: string | undefined) {
  if (format === 'png') return image.png()
  if (format === 'gif') return image.gif()
  return image.jpeg({ quality: 100 })
}
