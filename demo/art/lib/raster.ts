import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

const ASSETS = join(import.meta.dirname, '../../../public/assets')

/** Writes a picture as WebP, at the best quality that its budget allows; returns its size in bytes. */
export async function writeWebp(file: string, image: Buffer, budget: number): Promise<number> {
  const raw = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let quality = 86; ; quality -= 6) {
    const data = await sharp(raw.data, { raw: raw.info })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer()
    if (data.length > budget && quality > 50) continue
    const path = join(ASSETS, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, data)
    return data.length
  }
}
