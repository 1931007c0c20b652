import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

/** Writes a PNG with the largest palette that stays under `limit` bytes; returns its size. */
export async function writePng(file: string, image: Buffer, limit: number): Promise<number> {
  await mkdir(dirname(file), { recursive: true })
  let best = image
  for (const colours of [128, 96, 64, 48, 40, 32, 24, 16]) {
    best = await sharp(image)
      .png({ palette: true, colours, effort: 10, compressionLevel: 9, dither: 0 })
      .toBuffer()
    if (best.length <= limit) break
  }
  await writeFile(file, best)
  return best.length
}
