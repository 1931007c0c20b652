import { basename } from 'node:path'
import { UnavailableError } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { fileAnswer } from '@/lib/http/file-answer'
import { fileHeaders } from '@/lib/http/file-headers'
import { GATED_CALL, GATED_PREFIX, gatedFileOf, nameBelow } from './gated-files'

const PATIENCE_MS = 5000
const passedOn = ['content-length', 'content-range', 'accept-ranges', 'etag']

/**
 * The gated file behind an address of this site's content, streamed to whoever was let in: from `content/gated`, or with
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
  const { CONTENT_API_TOKEN } = env()
  const asked = new Headers(CONTENT_API_TOKEN ? { authorization: `Bearer ${CONTENT_API_TOKEN}` } : {})
  for (const header of ['range', 'if-range']) {
    const value = request.headers.get(header)
    if (value) asked.set(header, value)
  }
  const path = name.split('/').map(encodeURIComponent).join('/')
  // Time counts until the answer begins; a film may then take as long as it plays.
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), PATIENCE_MS)
  const signal = AbortSignal.any([late.signal, request.signal])
  const address = `${url}${GATED_CALL}${path}`
  const answer = await fetch(address, { headers: asked, signal, cache: 'no-store' })
    .catch((cause: unknown) => {
      throw new UnavailableError('gated file', String(cause), { cause })
    })
    .finally(() => clearTimeout(timer))
  if (answer.status === 404) return undefined
  if (![200, 206, 416].includes(answer.status))
    throw new UnavailableError('gated file', `HTTP ${answer.status}`)
  const headers = new Headers(fileHeaders(basename(name)))
  for (const header of passedOn) {
    const value = answer.headers.get(header)
    if (value) headers.set(header, value)
  }
  return new Response(request.method === 'HEAD' ? null : answer.body, { status: answer.status, headers })
}
