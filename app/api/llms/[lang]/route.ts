import { getOverview, getPage, getSite } from '@/lib/content'
import { addressRules } from '@/lib/content-types/addresses'
import { xmlAnswer } from '@/lib/http/xml-answer'
import { isLocale } from '@/lib/i18n/locales'
import { markdownAddress } from '@/lib/rules/address/markdown-address'
import { absoluteUrl } from '@/lib/seo/metadata'

type Context = { params: Promise<{ lang: string }> }

const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim()

/** GET /llms.txt of a language (llmstxt.org): what the site holds, each page with the address of its Markdown. */
export async function GET(_request: Request, { params }: Context) {
  const { lang } = await params
  if (!isLocale(lang)) return new Response('no such language', { status: 404 })
  return xmlAnswer('llms.txt', 'text/plain', async () => {
    const page = await getPage(lang)
    const [site, overview] = await Promise.all([getSite(page), getOverview(page)])
    const sections = overview.flatMap(([folder, items]) => {
      const { title } = addressRules(folder)
      if (!title || items.length === 0) return []
      const lines = items.map(({ path, name, desc }) => {
        const address = markdownAddress(absoluteUrl(lang, path))
        return `- [${oneLine(name)}](${address})${desc ? `: ${oneLine(desc)}` : ''}`
      })
      return `## ${page.t(title)}\n\n${lines.join('\n')}`
    })
    return `${[`# ${site.title}`, `> ${oneLine(page.t('home.description'))}`, ...sections].join('\n\n')}\n`
  })
}
