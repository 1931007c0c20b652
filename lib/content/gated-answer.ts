import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { monotonicNow } from '@/lib/clock'
import { reasonOf, UnavailableError } from '@/lib/contract/errors'
import { upstreamFile } from '@/lib/contract/file-address'
import { isOwnOrListed } from '@/lib/contract/resource'
import { endsAsFile } from '@/lib/contract/safe-url'
import { isPlaylist } from '@/lib/contract/stream'
import { env } from '@/lib/env'
import { open } from '@/lib/http/client'
import { fileAnswer } from '@/lib/http/file-answer'
import { fileHeaders } from '@/lib/http/file-headers'
import { decoded } from '@/lib/rules/address/decoded'
import { GATED_CALL, GATED_PREFIX, gatedFileOf, nameBelow } from './shared/gated-files'
import { typeOfFile } from './video-type'

const TIMEOUT_MS = 5000
const MOST_BYTES = 2 ** 31
const passedOn = [
  'content-length',
  'content-range',
  'content-encoding',
  'accept-ranges',
  'etag',
  'last-modified',
]
const answerType = /^(?:text\/(?:html|xml)|application\/(?:[\w.-]+\+)?(?:json|xml))\b/i

/**
 * The gated file behind an address of this site's content, streamed to a visitor with a valid token: from `content/gated`, or with
 * the API token from the back end that alone gives it (D34). undefined: the address is none of these, or nothing is there.
 * Throws when the back end cannot answer.
 */
export async function gatedAnswer(address: string, request: Request): Promise<Response | undefined> {
  const place = gatedPlace(address)
  if (place && 'file' in place) return fileAnswer(place.file, request)
  if (place) return passOn(place.url, { request, headers: place.headers, answerHeaders: fileHeaders })
  const upload = upstreamFile(address)
  // Who passed the gate names no address: content does, whatever its type.
  const isGiven = (type: string) => !isAnswer(type)
  return upload ? passOn(upload, { request, headers: {}, answerHeaders: fileHeaders, isGiven }) : undefined
}

type GatedPlace = { file: string } | { url: string; headers: Record<string, string> }

/** Where a gated file is: in `content/gated`, or at the back end, which gives it for the API token. */
export function gatedPlace(address: string): GatedPlace | undefined {
  const { CONTENT_API_URL, CONTENT_API_TOKEN, CONTENT_DIR } = env()
  const name = gatedName(address)
  if (name === undefined) return undefined
  if (!CONTENT_API_URL) {
    const file = gatedFileOf(CONTENT_DIR, address)
    return file === undefined ? undefined : { file }
  }
  const url = `${CONTENT_API_URL}${GATED_CALL}${name.split('/').map(encodeURIComponent).join('/')}`
  return { url, headers: CONTENT_API_TOKEN ? { authorization: `Bearer ${CONTENT_API_TOKEN}` } : {} }
}

/** True for an address whose file this site gives out itself instead of leading to it. A stream's parts count from its playlist's own address. */
export function isGatedFile(address: string): boolean {
  const upload = upstreamFile(address)
  return gatedName(address) !== undefined || (upload !== undefined && !isPlaylist(upload))
}

/** Name of a gated file of this site, or of the back end, which may write its own addresses in full. */
export function gatedName(address: string): string | undefined {
  const { CONTENT_API_URL } = env()
  if (!CONTENT_API_URL) return nameBelow(GATED_PREFIX, address)
  const path = address.startsWith(`${CONTENT_API_URL}/`) ? address.slice(CONTENT_API_URL.length) : address
  return nameBelow(GATED_CALL, path)
}

/**
 * A file of the back end under the signed address that pages write for it (`fileAddress`), asked for without any credentials.
 * undefined: nobody signed this address, nothing is there, or it is a page or an answer of a call.
 */
export async function upstreamAnswer(request: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url)
  const url = upstreamFile(pathname + search)
  const asked = ['if-none-match', 'if-modified-since']
  return url === undefined
    ? undefined
    : passOn(url, {
        request,
        headers: picked(asked, (name) => request.headers.get(name)),
        answerHeaders: publicHeaders,
        isGiven: (type) => isGivenFile(url, type),
      })
}

function publicHeaders(name: string, declared: string): Record<string, string> {
  const { 'X-Robots-Tag': _, 'Referrer-Policy': __, ...headers } = fileHeaders(name, declared)
  return { ...headers, 'Cache-Control': 'public, max-age=600' }
}

/** True for the type of a page or of an answer of a call, which are no files. */
export const isAnswer = (type: string): boolean => answerType.test(type)

/**
 * True for a file of the back end that visitors are given, by its signed address and declared type: no page and no answer of a call. Without a
 * token who guesses the back end's address can sign any of its paths: only what visitors are shown is given then.
 */
export function isGivenFile(url: string, type: string): boolean {
  if (isAnswer(type)) return false
  const { CONTENT_API_TOKEN } = env()
  return (
    CONTENT_API_TOKEN !== undefined ||
    endsAsFile(new URL(url).pathname) ||
    /^(?:image|video|audio)\//i.test(type)
  )
}

type PassOn = {
  request: Request
  headers: Record<string, string>
  answerHeaders: (name: string, declared: string) => Record<string, string>
  /** Of a file outside the contract's calls, for which visitors may be sent on to listed hosts: whether a type is given. */
  isGiven?: (type: string) => boolean
}

/** Streams a file of the back end to a visitor; undefined where there is none. Throws when the back end cannot answer. */
async function passOn(
  url: string,
  { request, headers: asked, answerHeaders, isGiven }: PassOn,
): Promise<Response | undefined> {
  // The time-out counts until the answer begins; a video may then take as long as it plays.
  const answer = await open({
    url,
    headers: { ...picked(['range', 'if-range'], (name) => request.headers.get(name)), ...asked },
    deadline: monotonicNow() + TIMEOUT_MS,
    signal: request.signal,
  }).catch((cause: unknown) => {
    throw new UnavailableError('gated file', reasonOf(cause), { cause })
  })
  const { status, body, header } = answer
  const isFile = [200, 206, 304, 416].includes(status)
  const declared = header('content-type') ?? ''
  const type =
    isGiven && isFile && status !== 304 ? await typeOfFile(url, declared).catch(() => declared) : declared
  // An answer without a body names no type.
  const isRefused = status !== 304 && isGiven?.(type) === false
  const isPassedOn = isFile && !isRefused && Number(header('content-length') ?? 0) <= MOST_BYTES
  if (!isPassedOn || request.method === 'HEAD' || status === 304) body.destroy()
  const location = header('location')
  if (isGiven && location && URL.canParse(location, url)) {
    const { href, protocol } = new URL(location, url)
    if (/^https?:$/.test(protocol) && isOwnOrListed(href))
      return new Response(null, { status: 302, headers: { Location: href, 'Cache-Control': 'no-store' } })
  }
  if (status === 404 || (isFile && !isPassedOn)) return undefined
  if (!isPassedOn) throw new UnavailableError('gated file', `HTTP ${status}`)
  const headers = {
    ...answerHeaders(decoded(basename(new URL(url).pathname)), type),
    ...picked(passedOn, header),
  }
  const isEmpty = request.method === 'HEAD' || status === 304
  return new Response(isEmpty ? null : (Readable.toWeb(body) as ReadableStream), { status, headers })
}

/** The headers of these names that there are. */
const picked = (names: string[], headerOf: (name: string) => string | null | undefined) =>
  Object.fromEntries(names.map((name) => [name, headerOf(name) ?? '']).filter(([, value]) => value))
