import { getPublicPages, type PublicPage, pageKinds } from '@/lib/content'
import { env } from '@/lib/env'
import { xmlAnswer } from '@/lib/http/xml-answer'
import { isLocale, type Locale, otherLocale } from '@/lib/i18n/locales'
import { absoluteUrl } from '@/lib/seo/metadata'
import { PAGES_PER_FILE, sitemapXml } from '@/lib/seo/sitemap'

type Context = { params: Promise<{ file: string }> }

/** Written once for a list and its alternate's: a list that changes is another one. */
const written = new WeakMap<PublicPage[], { others: PublicPage[]; files: Map<number, string> }>()

async function write(locale: Locale, kind: string, at: number): Promise<string | undefined> {
  const other = otherLocale(locale)
  const [pages, others] = await Promise.all([
    getPublicPages({ locale }, kind),
    getPublicPages({ locale: other }, kind).catch(() => []),
  ])
  const part = pages.slice(at * PAGES_PER_FILE, (at + 1) * PAGES_PER_FILE)
  if (part.length === 0) return undefined
  const cached = written.get(pages)
  const files = cached?.others === others ? cached.files : new Map<number, string>()
  written.set(pages, { others, files })
  const paths = new Set(others.map(({ path }) => path))
  const xml =
    files.get(at) ??
    sitemapXml(
      part,
      { locale, other, others: paths },
      { page: absoluteUrl, file: (address) => new URL(address, env().SITE_URL).href },
    )
  files.set(at, xml)
  return xml
}

/** GET /sitemaps/{lang}-{kind}[-{n}].xml: a language's public pages of one kind, each with its alternate (D3). */
export async function GET(_request: Request, { params }: Context) {
  const [, lang, name, part] = /^(\w+)-([a-z]+)(?:-(\d{1,3}))?\.xml$/.exec((await params).file) ?? []
  const kind = pageKinds.find((item) => item === name)
  if (!isLocale(lang) || !kind) return new Response('no such sitemap', { status: 404 })
  return xmlAnswer('sitemap', 'application/xml', () => write(lang, kind, part ? Number(part) - 1 : 0))
}
