import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { env } from '@/lib/env'
import { readPicture } from './read-picture'

export type Resized = { bytes: Buffer; type: string; etag: string }

const MAX_FILES = 4000
const flights = new Map<string, Promise<Resized | undefined>>()
const types: Record<string, string> = {
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  avif: 'image/avif',
}

const directory = () => join(env().DATA_DIR, 'images')

/**
 * A picture scaled down to `width` px, quality 100 (§9): WebP when the browser accepts it, else the source's format.
 * Kept on disk; simultaneous askers share one computation. undefined when there is no such picture.
 */
export async function resizePicture(
  src: string,
  width: number,
  acceptsWebp: boolean,
): Promise<Resized | undefined> {
  const key = createHash('sha256').update(`${src}\n${width}\n${acceptsWebp}`).digest('hex')
  const running = flights.get(key) ?? compute(key, src, width, acceptsWebp).finally(() => flights.delete(key))
  flights.set(key, running)
  return running
}

async function compute(
  key: string,
  src: string,
  width: number,
  acceptsWebp: boolean,
): Promise<Resized | undefined> {
  const source = await readPicture(src)
  if (!source) return undefined
  const etag = createHash('sha256').update(source).update(key).digest('base64url').slice(0, 27)
  const kept = await readKept(etag)
  if (kept) return { ...kept, etag }
  const image = sharp(source, { limitInputPixels: 80_000_000, animated: true })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  const { format } = await image.metadata()
  if (format === 'svg') return undefined
  const output = acceptsWebp ? image.webp({ quality: 100 }) : inSourceFormat(image, format)
  const { data, info } = await output.toBuffer({ resolveWithObject: true })
  const type = types[info.format] ?? 'application/octet-stream'
  await keep(etag, data, info.format)
  return { bytes: data, type, etag }
}

function inSourceFormat(image: Sharp, format: string | undefined) {
  if (format === 'png') return image.png()
  if (format === 'gif') return image.gif()
  return image.jpeg({ quality: 100 })
}

async function readKept(etag: string): Promise<Omit<Resized, 'etag'> | undefined> {
  for (const format of Object.keys(types)) {
    const bytes = await readFile(join(directory(), `${etag}.${format}`)).catch(() => undefined)
    if (bytes) return { bytes, type: types[format] ?? '' }
  }
  return undefined
}

/** Written beside and renamed, so that a reader never sees half a picture; the oldest tenth goes when the folder is full. */
async function keep(etag: string, bytes: Buffer, format: string) {
  await mkdir(directory(), { recursive: true })
  const file = join(directory(), `${etag}.${format}`)
  const draft = `${file}.${process.pid}`
  await writeFile(draft, bytes)
  await rename(draft, file)
  const names = await readdir(directory())
  if (names.length <= MAX_FILES) return
  const aged = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(join(directory(), name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  )
  const oldest = aged.sort((a, b) => a.at - b.at).slice(0, MAX_FILES / 10)
  await Promise.all(oldest.map(({ name }) => unlink(join(directory(), name)).catch(() => undefined)))
}
