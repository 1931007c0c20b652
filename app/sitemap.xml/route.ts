import { getPublicPages, pageKinds } from '@/lib/content'
import { xmlAnswer } from '@/lib/http/xml-answer'
import { locales } from '@/lib/i18n/locales'
import { absoluteUrl } from '@/lib/seo/metadata'
import { fileName, newest, PAGES_PER_FILE, sitemapIndexXml } from '@/lib/seo/sitemap'

// Under this name Next would make a file of it at build time.
export const dynamic = 'force-dynamic'

/** GET /sitemap.xml: the index of the files, one for each language and kind that has pages (D13). */
export function GET() {
  return xmlAnswer('sitemap', 'application/xml', async () => {
    const kinds = locales.flatMap((locale) => pageKinds.map((kind) => ({ locale, kind })))
    const lists = await Promise.all(
      kinds.map(async ({ locale, kind }) => ({
        locale,
        kind,
        pages: await getPublicPages({ locale }, kind),
      })),
    )
    const files = lists.flatMap(({ locale, kind, pages }) =>
      Array.from({ length: Math.ceil(pages.length / PAGES_PER_FILE) }, (_, at) => ({
        // On the host of its language, where its pages are (D2).
        loc: new URL(`/sitemaps/${locale}-${fileName(kind, at)}.xml`, absoluteUrl(locale, '/')).href,
        time: newest(pages.slice(at * PAGES_PER_FILE, (at + 1) * PAGES_PER_FILE)),
      })),
    )
    return sitemapIndexXml(files)
  })
}
