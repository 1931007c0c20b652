import { readFile } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { monotonicNow } from '@/lib/clock'
import { isOwnOrListed } from '@/lib/contract/resource'
import { send } from '@/lib/http/client'
import { type HttpAnswer, HttpError } from '@/lib/http/http-answer'

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

/** Not through fetch: Next patches it, and an uncached one turns a static page dynamic, which is a 500. */
async function readRemote(url: string, timeoutMs: number): Promise<Buffer | undefined> {
  const isPicture = ({ status, header }: HttpAnswer) =>
    status === 200 && header('content-type')?.startsWith('image/') === true
  try {
    const answer = await send({
      url,
      deadline: monotonicNow() + timeoutMs,
      maxBytes: MAX_BYTES,
      isWanted: isPicture,
    })
    return isPicture(answer) ? answer.bytes : undefined
  } catch (error) {
    if (error instanceof HttpError && error.kind === 'size') return undefined
    throw error
  }
}
