import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

const ASSETS = join(import.meta.dirname, '../../../public/assets')

export interface Written {
  file: string
  bytes: number
  quality?: number
  /** Relative brightness of the average colour, 0…1. */
  light?: number
}

/** Writes an SVG picture as a flat-art JPEG, at the best quality that its budget allows. */
export async function writeJpeg(file: string, markup: string, budget: number): Promise<Written> {
  const raw = await sharp(Buffer.from(markup)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const image = () => sharp(raw.data, { raw: raw.info })
  const { channels } = await image().stats()
  const [red, green, blue] = channels.map((c) => c.mean / 255) as [number, number, number]
  for (let quality = 84; ; quality -= 3) {
    const data = await image().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    if (data.length > budget && quality > 54) continue
    const path = join(ASSETS, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, data)
    return { file, bytes: data.length, quality, light: 0.2126 * red + 0.7152 * green + 0.0722 * blue }
  }
}
