import { readFile } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { isOwnOrListed } from '@/lib/contract/resource'

const MAX_BYTES = 24 * 1024 * 1024
const publicDirectory = join(/* turbopackIgnore: true */ process.cwd(), 'public') // not traced: pictures are read at run time

/** Bytes of a picture of this site or of a listed media host; undefined when there is none. Never follows redirects. */
export async function readPicture(src: string, timeoutMs = 4000): Promise<Buffer | undefined> {
  if (!isOwnOrListed(src)) return undefined
  return /^https?:\/\//i.test(src) ? readRemote(src, timeoutMs) : readLocal(src)
}

async function readLocal(src: string): Promise<Buffer | undefined> {
  const file = normalize(join(publicDirectory, decodeURIComponent(src.split(/[?#]/)[0] ?? '')))
  if (!file.startsWith(publicDirectory + sep)) return undefined
  return readFile(file).catch(() => undefined)
}

async function readRemote(src: string, timeoutMs: number): Promise<Buffer | undefined> {
  const response = await fetch(src, {
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok || !response.headers.get('content-type')?.startsWith('image/')) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > MAX_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
