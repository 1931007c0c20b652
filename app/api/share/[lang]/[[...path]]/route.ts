import { brand } from '@/lib/brand/brand'
import { BusyError } from '@/lib/concurrency-limit'
import { findShared, getBanner, getPage, getSite } from '@/lib/content'
import { isLocale, localeConfigs } from '@/lib/i18n/locales'
import { isPublicPath } from '@/lib/i18n/routes'
import { sharePicture } from '@/lib/images/share/picture'
import { log } from '@/lib/log'
import { introductionType, pathSegment } from '@/lib/rules/address/introduction-path'
import { firstPicture } from '@/lib/rules/media/media-files'

type Context = { params: Promise<{ lang: string; path?: string[] }> }

const refuse = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/** GET /api/share/{lang}/{path of a page}[?square]: what a link to the page shows in feeds and chats. */
export async function GET(request: Request, { params }: Context) {
  const { lang, path: segments = [] } = await params
  // Next hands segments over decoded; a type of introductions may be any text.
  const path = `/${segments.map((segment) => pathSegment(introductionType(segment))).join('/')}`
  if (!isLocale(lang) || !isPublicPath(path) || /\/(?:preview|form)(?:\/|$)/.test(path))
    return refuse(404, 'no such page')
  try {
    const page = await getPage(lang)
    const found = await findShared(page, path)
    if (!found) return refuse(404, 'no such page')
    const own = brand()
    const [site, list] = await Promise.all([getSite(page), found.list && getBanner(page, found.list)])
    const picture = await sharePicture({
      words: {
        title: found.title,
        kind: list ? list.displayName : undefined,
        site: page.t('shell.siteName'),
        lang: localeConfigs[lang].bcp47,
      },
      cover: firstPicture(found.picture)?.url,
      logo: own.share === 'dark' ? own.logo?.dark : firstPicture(site.logo)?.url,
      shape: new URL(request.url).searchParams.has('square') ? 'square' : 'wide',
    })
    const headers = {
      'Content-Type': picture.type,
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ETag: `"${picture.etag}"`,
    }
    if (request.headers.get('if-none-match') === headers.ETag)
      return new Response(null, { status: 304, headers })
    return new Response(new Uint8Array(picture.bytes), { headers })
  } catch (error) {
    const isBusy = error instanceof BusyError
    if (!isBusy) log.error({ path, reason: String(error) }, 'share picture failed')
    return refuse(503, 'try again later', { 'Retry-After': '10' })
  }
}
