import { readFile } from 'node:fs/promises'
import { sep } from 'node:path'
import { monotonicNow } from '@/lib/clock'
import { ownFile, upstreamFile } from '@/lib/contract/file-address'
import { isOwnOrListed } from '@/lib/contract/resource'
import { send } from '@/lib/http/client'
import { type HttpAnswer, HttpError } from '@/lib/http/http-answer'
import { publicDirectory } from '@/lib/public-directory'

const MAX_BYTES = 24 * 1024 * 1024
const MOST_REDIRECTS = 3

/** Bytes of a picture of this site, of its back end or of a listed media host; undefined when there is none. Redirects lead to such hosts alone. */
export async function readPicture(src: string, timeoutMs = 4000): Promise<Buffer | undefined> {
  const url = upstreamFile(src) ?? src
  if (url === src && !isOwnOrListed(src)) return undefined
  return /^https?:\/\//i.test(url) ? readRemote(url, monotonicNow() + timeoutMs) : readLocal(url)
}

/** Address of a file of public/, for a visitor who gets it as it is; undefined for one that is no picture. */
export function ownAddress(src: string): string | undefined {
  const path = ownFile(src)?.slice(publicDirectory().length).split(sep).map(encodeURIComponent).join('/')
  return path && /\.(?:jpe?g|png|gif|webp|avif)$/i.test(path) ? path : undefined
}

async function readLocal(src: string): Promise<Buffer | undefined> {
  const file = ownFile(src)
  return file === undefined ? undefined : readFile(file).catch(() => undefined)
}

/** True for what may be a picture: many servers do not know its type. Pages and answers of calls are not read. */
const mayBePicture = ({ status, header }: HttpAnswer) =>
  status === 200 && !/\b(?:html|json)\b/i.test(header('content-type') ?? '')

/** Not through fetch: Next patches it, and an uncached one turns a static page dynamic, which is a 500. */
async function readRemote(
  url: string,
  deadline: number,
  redirects = MOST_REDIRECTS,
): Promise<Buffer | undefined> {
  try {
    const answer = await send({ url, deadline, maxBytes: MAX_BYTES, isWanted: mayBePicture })
    const location = answer.status >= 300 && answer.status < 400 ? answer.header('location') : undefined
    if (location === undefined) return mayBePicture(answer) ? answer.bytes : undefined
    const next = URL.canParse(location, url) ? new URL(location, url).href : ''
    const mayFollow = redirects > 0 && /^https?:/.test(next) && isOwnOrListed(next)
    return mayFollow ? readRemote(next, deadline, redirects - 1) : undefined
  } catch (error) {
    if (error instanceof HttpError && error.kind === 'size') return undefined
    throw error
  }
}
