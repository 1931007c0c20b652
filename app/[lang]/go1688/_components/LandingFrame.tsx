import { Shell } from '@/components/chrome/Shell'
import { bannerTheme, getChrome, getStaticPage, marketplaceCrumb } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import { pageMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'
import { MarketplaceView } from './MarketplaceView'

/** Whom a landing page of the marketplace is for: the end of its address. */
type Visitor = 'purchaser' | 'supplier'

const pathOf = (visitor: Visitor) => `/go1688/${visitor}`
const textOf = (page: PageContext, visitor: Visitor) => getStaticPage(page, `go1688-${visitor}`)

/** Title, description and addresses of a landing page. */
export function landingMetadata(page: PageContext, visitor: Visitor) {
  const { content, hasAlternate } = textOf(page, visitor)
  const path = pathOf(visitor)
  return pageMetadata(page, {
    path,
    alternatePath: hasAlternate ? path : undefined,
    title: content.title,
    description: content.desc,
  })
}

/** A landing page of the marketplace (§2, D7) in the shell. */
export async function LandingFrame({ page, visitor }: { page: PageContext; visitor: Visitor }) {
  const { content, hasAlternate } = textOf(page, visitor)
  const path = pathOf(visitor)
  const [chrome, theme] = await Promise.all([
    getChrome(page),
    bannerTheme(content.pcResource ?? content.mobileResource),
  ])
  const facts = describePage(page, chrome, {
    path,
    title: content.title,
    description: content.desc,
    under: marketplaceCrumb(page),
    texts: [content.content],
  })
  return (
    <Shell
      page={page}
      chrome={chrome}
      path={path}
      alternatePath={hasAlternate ? path : '/'}
      hasBanner
      facts={facts}
    >
      <MarketplaceView page={page} content={content} theme={theme} />
    </Shell>
  )
}
