import { Shell } from '@/components/layout/Shell'
import { getLayout, getPage, getStaticPage, marketplaceCrumb, recordTheme } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import type { Crumb } from '@/lib/rules/address/trail'
import { splitClosing } from '@/lib/rules/text/closing-part'
import { pageMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'
import { MarketplaceClosing } from './MarketplaceClosing'
import { MarketplaceView } from './MarketplaceView'

/** Whom a landing page of the marketplace is for, as its address ends; the marketplace's own page is for both. */
type Visitor = 'purchaser' | 'supplier'

type Props = { params: Promise<{ lang: string }> }

/** The exports of the route of a landing page of the marketplace (§2, D7). */
export function landingPage(visitor?: Visitor) {
  const path = visitor ? (`/go1688/${visitor}` as const) : '/go1688'
  async function read({ params }: Props) {
    const page = await getPage((await params).lang)
    return { page, path, ...getStaticPage(page, visitor ? `go1688-${visitor}` : 'go1688') }
  }
  return {
    async generateMetadata(props: Props) {
      const { page, content, hasAlternate } = await read(props)
      const alternatePath = hasAlternate ? path : undefined
      return pageMetadata(page, { path, alternatePath, title: content.title, description: content.desc })
    },
    async Page(props: Props) {
      const { page, ...found } = await read(props)
      return <LandingPageLayout page={page} {...found} under={visitor ? marketplaceCrumb(page) : []} />
    },
  }
}

type LayoutProps = ReturnType<typeof getStaticPage> & { page: PageContext; path: string; under: Crumb[] }

/** A landing page in the shell. What its text ends in takes the place of the site's own last band. */
async function LandingPageLayout({ page, path, under, content, hasAlternate }: LayoutProps) {
  const [layout, theme] = await Promise.all([getLayout(page), recordTheme(content)])
  const facts = describePage(page, layout, {
    path,
    title: content.title,
    description: content.desc,
    under,
    texts: [content.content],
  })
  const { html, closing } = splitClosing(content.content)
  return (
    <Shell
      page={page}
      layout={layout}
      path={path}
      alternatePath={hasAlternate ? path : '/'}
      hasBanner
      facts={facts}
      closing={closing && <MarketplaceClosing page={page} closing={closing} />}
    >
      <MarketplaceView page={page} content={{ ...content, content: html }} theme={theme} />
    </Shell>
  )
}
