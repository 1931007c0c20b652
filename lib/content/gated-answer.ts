import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { monotonicNow } from '@/lib/clock'
import { reasonOf, UnavailableError } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { open } from '@/lib/http/client'
import { fileAnswer } from '@/lib/http/file-answer'
import { fileHeaders } from '@/lib/http/file-headers'
import { GATED_CALL, GATED_PREFIX, gatedFileOf, nameBelow } from './shared/gated-files'

const TIMEOUT_MS = 5000
const passedOn = ['content-length', 'content-range', 'accept-ranges', 'etag']

/**
 * The gated file behind an address of this site's content, streamed to a visitor with a valid token: from `content/gated`, or with
 * the API token from the back end that alone gives it (D34). undefined: the address is none of these, or nothing is there.
 * Throws when the back end cannot answer.
 */
export async function gatedAnswer(address: string, request: Request): Promise<Response | undefined> {
  const { CONTENT_API_URL, CONTENT_DIR } = env()
  if (CONTENT_API_URL) return fromBackEnd(CONTENT_API_URL, address, request)
  const file = gatedFileOf(CONTENT_DIR, address)
  return file === undefined ? undefined : fileAnswer(file, request)
}

/** True for an address whose file this site gives out itself instead of leading to it. */
export function isGatedFile(address: string): boolean {
  const { CONTENT_API_URL } = env()
  return CONTENT_API_URL
    ? nameBelow(GATED_CALL, pathAt(CONTENT_API_URL, address)) !== undefined
    : nameBelow(GATED_PREFIX, address) !== undefined
}

/** A back end may write its own addresses in full. */
const pathAt = (backEnd: string, address: string) =>
  address.startsWith(`${backEnd}/`) ? address.slice(backEnd.length) : address

async function fromBackEnd(url: string, written: string, request: Request): Promise<Response | undefined> {
  const name = nameBelow(GATED_CALL, pathAt(url, written))
  if (name === undefined) return undefined
  const path = name.split('/').map(encodeURIComponent).join('/')
  // The time-out counts until the answer begins; a film may then take as long as it plays.
  const answer = await open({
    url: `${url}${GATED_CALL}${path}`,
    headers: askedHeaders(request),
    deadline: monotonicNow() + TIMEOUT_MS,
    signal: request.signal,
  }).catch((cause: unknown) => {
    throw new UnavailableError('gated file', reasonOf(cause), { cause })
  })
  const { status, body } = answer
  const isPassedOn = [200, 206, 416].includes(status)
  if (!isPassedOn || request.method === 'HEAD') body.destroy()
  if (status === 404) return undefined
  if (!isPassedOn) throw new UnavailableError('gated file', `HTTP ${status}`)
  const headers = new Headers(fileHeaders(basename(name)))
  for (const header of passedOn) {
    const value = answer.header(header)
    if (value) headers.set(header, value)
  }
  return new Response(request.method === 'HEAD' ? null : (Readable.toWeb(body) as ReadableStream), {
    status,
    headers,
  })
}

/** The API token, and the part of the file that the visitor asked for. */
function askedHeaders({ headers }: Request): Record<string, string> {
  const { CONTENT_API_TOKEN } = env()
  const range = ['range', 'if-range'].flatMap((name) => {
    const value = headers.get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    ...Object.fromEntries(range),
    ...(CONTENT_API_TOKEN && { authorization: `Bearer ${CONTENT_API_TOKEN}` }),
  }
}
