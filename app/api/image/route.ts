import type { NextRequest } from 'next/server'
import { fileVersion } from '@/lib/contract/file-version'
import { resizePicture } from '@/lib/images/resize'
import { log } from '@/lib/log'

const refuse = (status: number, text: string) =>
  new Response(text, { status, headers: { 'Cache-Control': 'no-store' } })

/**
 * GET /api/image?src=&w=&v= : a picture of this site or of MEDIA_HOSTS, scaled (D28). `w` in pixels, 16–3840. With the
 * version that the file has now it may be kept for good; a page from before a replacement must not pin the new file.
 */
export async function GET(request: NextRequest) {
  const src = request.nextUrl.searchParams.get('src') ?? ''
  const width = Number(request.nextUrl.searchParams.get('w'))
  if (src === '' || src.length > 2048) return refuse(400, 'src is missing')
  if (!Number.isInteger(width) || width < 16 || width > 3840)
    return refuse(400, 'w must be a whole number from 16 to 3840')
  const acceptsWebp = request.headers.get('accept')?.includes('image/webp') ?? false
  const resized = await resizePicture(src, width, acceptsWebp).catch((error: unknown) => {
    log.warn({ src, reason: error instanceof Error ? error.message : String(error) }, 'picture not resized')
    return undefined
  })
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
