import { readFile } from 'node:fs/promises'
import { get as httpGet } from 'node:http'
import { get as httpsGet } from 'node:https'
import { join, normalize, sep } from 'node:path'
import { isOwnOrListed } from '@/lib/contract/resource'

const MAX_BYTES = 24 * 1024 * 1024
const publicDirectory = join(/* turbopackIgnore: true */ process.cwd(), 'public') // not traced: pictures are read at run time

/** Bytes of a picture of this site or of a listed media host; undefined when there is none. Never follows redirects. */
export async function readPicture(src: string, timeoutMs = 4000): Promise<Buffer | undefined> {
  if (!isOwnOrListed(src)) return undefined
  return /^https?:\/\//i.test(src) ? readRemote(src, timeoutMs) : readLocal(src)
}

/** The file of public/ that an address of this site names, its query left out; undefined for a way out of the folder. */
export function ownFile(src: string): string | undefined {
  const file = normalize(join(publicDirectory, decodeURIComponent(src.split(/[?#]/)[0] ?? '')))
  return file.startsWith(publicDirectory + sep) ? file : undefined
}

/** Address of that file, for a visitor who gets it as it is. */
export function ownAddress(src: string): string | undefined {
  const path = ownFile(src)?.slice(publicDirectory.length).split(sep).map(encodeURIComponent).join('/')
  return path && /\.(?:jpe?g|png|gif|webp|avif)$/i.test(path) ? path : undefined
}

async function readLocal(src: string): Promise<Buffer | undefined> {
  const file = ownFile(src)
  return file === undefined ? undefined : readFile(file).catch(() => undefined)
}

/** Through node:http, not fetch: Next patches fetch, and an uncached one turns a static page dynamic, which is a 500. */
function readRemote(src: string, timeoutMs: number): Promise<Buffer | undefined> {
  const get = src.startsWith('https:') ? httpsGet : httpGet
  return new Promise((resolve, reject) => {
    const asking = get(src, { signal: AbortSignal.timeout(timeoutMs) }, (response) => {
      const isPicture = response.statusCode === 200 && response.headers['content-type']?.startsWith('image/')
      if (!isPicture) {
        response.destroy()
        resolve(undefined)
        return
      }
      const chunks: Uint8Array[] = []
      let size = 0
      response.on('data', (chunk: Uint8Array) => {
        size += chunk.byteLength
        chunks.push(chunk)
        if (size <= MAX_BYTES) return
        response.destroy()
        resolve(undefined)
      })
      response.on('end', () => resolve(Buffer.concat(chunks)))
      response.on('error', reject)
    })
    asking.on('error', reject)
  })
}
