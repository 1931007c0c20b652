import sharp from 'sharp'
import { assets } from '../screens/lib/paths'

/** A picture of the site as a JPEG for print: a PDF keeps JPEG as it is, whereas it unpacks WebP. */
export async function printed(width: number, ...path: string[]): Promise<string> {
  const jpeg = await sharp(assets(...path))
    .resize(width)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
