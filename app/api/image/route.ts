import type { NextRequest } from 'next/server'
import { BusyError } from '@/lib/concurrency-limit'
import { reasonOf } from '@/lib/contract/errors'
import { upstreamFile } from '@/lib/contract/file-address'
import { fileVersion } from '@/lib/contract/file-version'
import { isEmittedWidth } from '@/lib/contract/image-address'
import { isOwnOrListed } from '@/lib/contract/resource'
import { ownAddress } from '@/lib/images/read-picture'
import { resizePicture } from '@/lib/images/resize'
import { log } from '@/lib/log'
import { pictureFormat } from '@/lib/rules/media/picture-format'

const refuse = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

const redirect = (location: string, cacheControl: string) =>
  new Response(null, { status: 307, headers: { Location: location, 'Cache-Control': cacheControl } })

/** Browsers do not ask again for a picture that failed: an own one goes out as it is when there is no room to scale it. */
function unscaled(src: string) {
  const own = /^https?:/i.test(src) ? undefined : ownAddress(src)
  if (own === undefined) return refuse(503, 'too many pictures at once', { 'Retry-After': '10' })
  return redirect(own, 'no-store')
}

/** What this server cannot read of another host's picture, the browser may: one that is too large, or lies behind a redirect. */
function unread(src: string) {
  const isForeign = upstreamFile(src) !== undefined || (/^https?:\/\//i.test(src) && isOwnOrListed(src))
  return isForeign
    ? redirect(src.replace(/[^\x21-\x7e]+/g, encodeURIComponent), 'public, max-age=60')
    : refuse(404, 'no such picture')
}

/**
 * GET /api/image?src=&w=&v= : a picture of this site or of MEDIA_HOSTS, scaled to a width that pages emit (D28). With the
 * version that the file has now it may be cached for good; a page from before a replacement must not pin the new file.
 */
export async function GET(request: NextRequest) {
  const src = request.nextUrl.searchParams.get('src') ?? ''
  const width = Number(request.nextUrl.searchParams.get('w'))
  if (src === '' || src.length > 2048) return refuse(400, 'src is missing')
  if (!isEmittedWidth(width)) return refuse(400, 'w must be a width that pages ask for')
  const format = pictureFormat(request.headers.get('accept') ?? '', width)
  const resized = await resizePicture(src, width, format).catch((error: unknown) => {
    if (error instanceof BusyError) return error
    log.warn({ src, reason: reasonOf(error) }, 'picture not resized')
    return undefined
  })
  if (resized instanceof BusyError) return unscaled(src)
  if (!resized) return unread(src)
  const version = request.nextUrl.searchParams.get('v')
  const isCurrent = version !== null && version === fileVersion(src)
  const headers = {
    'Content-Type': resized.type,
    'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
    'Content-Security-Policy': `default-src 'none'; ${resized.type.endsWith('svg+xml') ? "style-src 'unsafe-inline'; " : ''}sandbox`,
    ETag: `"${resized.etag}"`,
    Vary: 'Accept',
  }
  if (request.headers.get('if-none-match') === headers.ETag)
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(resized.bytes), { headers })
}
