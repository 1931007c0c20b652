import { getOverview, getPage, getSite, type OverviewKind } from '@/lib/content'
import { xmlAnswer } from '@/lib/http/xml-answer'
import { isLocale } from '@/lib/i18n/locales'
import { markdownAddress } from '@/lib/rules/address/markdown-address'
import { absoluteUrl } from '@/lib/seo/metadata'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ lang: string }> }

const headings = {
  products: 'product.title',
  solutions: 'solution.title',
  cases: 'cases.title',
  company: 'about.title',
  publications: 'publication.title',
  media: 'media.title',
  events: 'activity.title',
  news: 'news.title',
} as const

const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim()

/** GET /llms.txt of a language (llmstxt.org): what the site holds, each page with the address of its Markdown. */
export async function GET(_request: Request, { params }: Context) {
  const { lang } = await params
  if (!isLocale(lang)) return new Response('no such language', { status: 404 })
  return xmlAnswer('llms.txt', 'text/plain', async () => {
    const page = await getPage(lang)
    const [site, overview] = await Promise.all([getSite(page), getOverview(page)])
    const sections = (Object.keys(headings) as OverviewKind[])
      .filter((kind) => overview[kind].length > 0)
      .map((kind) => {
        const items = overview[kind].map(({ path, name, desc }) => {
          const address = markdownAddress(absoluteUrl(lang, path))
          return `- [${oneLine(name)}](${address})${desc ? `: ${oneLine(desc)}` : ''}`
        })
        return `## ${page.t(headings[kind])}\n\n${items.join('\n')}`
      })
    return `${[`# ${site.title}`, `> ${oneLine(page.t('home.description'))}`, ...sections].join('\n\n')}\n`
  })
}
