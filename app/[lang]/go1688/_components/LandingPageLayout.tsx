import { Shell } from '@/components/layout/Shell'
import { getLayout, getStaticPage, marketplaceCrumb, recordTheme } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import { splitClosing } from '@/lib/rules/text/closing-part'
import { pageMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'
import { MarketplaceClosing } from './MarketplaceClosing'
import { MarketplaceView } from './MarketplaceView'

/** Whom a landing page of the marketplace is for, as its address ends; the marketplace's own page is for both. */
type Visitor = 'purchaser' | 'supplier'

const pathOf = (visitor?: Visitor) => (visitor ? `/go1688/${visitor}` : '/go1688')
const textOf = (page: PageContext, visitor?: Visitor) =>
  getStaticPage(page, visitor ? `go1688-${visitor}` : 'go1688')

/** Title, description and addresses of a landing page. */
export function landingMetadata(page: PageContext, visitor?: Visitor) {
  const { content, hasAlternate } = textOf(page, visitor)
  const path = pathOf(visitor)
  return pageMetadata(page, {
    path,
    alternatePath: hasAlternate ? path : undefined,
    title: content.title,
    description: content.desc,
  })
}

/** A landing page of the marketplace (§2, D7) in the shell. What its text ends in takes the place of the site's own last band. */
export async function LandingPageLayout({ page, visitor }: { page: PageContext; visitor?: Visitor }) {
  const { content, hasAlternate } = textOf(page, visitor)
  const path = pathOf(visitor)
  const [layout, theme] = await Promise.all([getLayout(page), recordTheme(content)])
  const facts = describePage(page, layout, {
    path,
    title: content.title,
    description: content.desc,
    under: visitor ? marketplaceCrumb(page) : [],
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
