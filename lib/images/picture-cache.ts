import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { logNotWritten } from '@/lib/log-not-written'
import { writeFileAtomic } from '@/lib/write-file-atomic'

export type Resized = { bytes: Buffer; type: string; etag: string }
type CachedPicture = Resized & { at: number }

/** Each cached file begins with a line that holds type, time of making and ETag. A file without that line was not written by us and is ignored. */
const firstLine = /^(image\/[a-z0-9+-]+) (\d+) ([\w-]+)\n/
/** Bytes that even the smallest file takes on a disk. */
const BLOCK = 4096

const directory = () => join(env().DATA_DIR, 'images')

/** The ETag of a picture: a digest of its bytes, the same on every instance. */
export const etagOf = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 27)

/** The picture cached under `key`; undefined when there is none, or half of one. */
export async function readCached(key: string): Promise<CachedPicture | undefined> {
  const file = await readFile(join(directory(), key)).catch(() => undefined)
  const [line, type, at, etag] = firstLine.exec(file?.toString('latin1', 0, 128) ?? '') ?? []
  if (!file || !line || !type || !etag) return undefined
  return { bytes: file.subarray(line.length), type, at: Number(at), etag }
}

/** Bytes in the folder as this process last counted them; undefined before the first count. */
let total: number | undefined

/** Keeps a picture, if that can be done: on a full or read-only disk it is served all the same, and the log says so. */
export async function writeCached(key: string, { bytes, type, etag }: Resized): Promise<void> {
  try {
    await mkdir(directory(), { recursive: true })
    const file = join(directory(), key)
    await writeFileAtomic(file, [Buffer.from(`${type} ${Date.now()} ${etag}\n`), bytes])
    if (total !== undefined) total += Math.max(BLOCK, bytes.length)
    await makeRoom()
  } catch (error) {
    logNotWritten(error, 'picture not stored')
  }
}

/** Removes the oldest pictures until a tenth of PICTURE_CACHE_MB is free again. Counts the folder first, as other instances may share it. */
async function makeRoom(): Promise<void> {
  const most = env().PICTURE_CACHE_MB * 1024 * 1024
  if (total !== undefined && total <= most) return
  const files = await Promise.all(
    (await readdir(directory())).map(async (name) => {
      const found = await stat(join(directory(), name)).catch(() => undefined)
      return { name, at: found?.mtimeMs ?? 0, size: found ? Math.max(BLOCK, found.size) : 0 }
    }),
  )
  let sum = files.reduce((bytes, { size }) => bytes + size, 0)
  if (sum > most)
    for (const { name, size } of files.sort((a, b) => a.at - b.at)) {
      if (sum <= most * 0.9) break
      await unlink(join(directory(), name)).catch(() => undefined)
      sum -= size
    }
  total = sum
}
