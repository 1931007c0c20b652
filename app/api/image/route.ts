import type { NextRequest } from 'next/server'
import { BusyError } from '@/lib/concurrency-limit'
import { reasonOf } from '@/lib/contract/errors'
import { fileVersion } from '@/lib/contract/file-version'
import { isEmittedWidth } from '@/lib/contract/image-address'
import { ownAddress } from '@/lib/images/read-picture'
import { resizePicture } from '@/lib/images/resize'
import { log } from '@/lib/log'
import { pictureFormat } from '@/lib/rules/media/picture-format'

const refuse = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/** Browsers do not ask again for a picture that failed: an own one goes out as it is when there is no room to scale it. */
function unscaled(src: string) {
  const own = /^https?:/i.test(src) ? undefined : ownAddress(src)
  if (own === undefined) return refuse(503, 'too many pictures at once', { 'Retry-After': '10' })
  return new Response(null, { status: 307, headers: { Location: own, 'Cache-Control': 'no-store' } })
}

/**
 * GET /api/image?src=&w=&v= : a picture of this site or of MEDIA_HOSTS, scaled to a width that pages emit (D28). With the
 * version that the file has now it may be kept for good; a page from before a replacement must not pin the new file.
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
  if (!resized) return refuse(404, 'no such picture')
  const version = request.nextUrl.searchParams.get('v')
  const isCurrent = version !== null && version === fileVersion(src)
  const headers = {
    'Content-Type': resized.type,
    'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ETag: `"${resized.etag}"`,
    Vary: 'Accept',
  }
  if (request.headers.get('if-none-match') === headers.ETag)
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(resized.bytes), { headers })
}
