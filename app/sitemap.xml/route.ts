import { getPublicPaths } from '@/lib/content'
import { log } from '@/lib/log'
import { processState } from '@/lib/process-state'
import { absoluteUrl } from '@/lib/seo/metadata'
import { sitemapEntries, sitemapXml } from '@/lib/seo/sitemap'

export const dynamic = 'force-dynamic'

/** The last complete sitemap answers while the back end fails: one with fewer pages would make search engines drop the others (D13). */
const kept = processState<string | undefined>('sitemap', () => undefined)

/** GET /sitemap.xml: every public page of both languages with its alternate. */
export async function GET() {
  try {
    const [cn, en] = await Promise.all([getPublicPaths({ mark: 'cn' }), getPublicPaths({ mark: 'en' })])
    kept.value = sitemapXml(sitemapEntries({ cn, en }), absoluteUrl)
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : String(error) }, 'sitemap not refreshed')
  }
  if (!kept.value) return new Response('try again later', { status: 503, headers: { 'Retry-After': '30' } })
  return new Response(kept.value, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}
