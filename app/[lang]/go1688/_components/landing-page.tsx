import { Shell } from '@/components/layout/Shell'
import { getLayout, getStaticPage, recordTheme, type StaticPage } from '@/lib/content'
import { splitClosing } from '@/lib/rules/text/closing-part'
import { describePage } from '@/lib/seo/structured'
import { type PageLayoutProps, recordPage } from '../../_components/record-page'
import { MarketplaceClosing } from './MarketplaceClosing'
import { MarketplaceView } from './MarketplaceView'

/** The exports of the route of a landing page of the marketplace (§2, D7). */
export const landingPage = (path: '/go1688' | '/go1688/purchaser' | '/go1688/supplier') =>
  recordPage(
    (page) => getStaticPage(page, path),
    LandingPageLayout,
    ({ title, desc }) => ({ title, description: desc }),
  )

/** A landing page in the shell. What its text ends in takes the place of the site's own last band. */
async function LandingPageLayout({ record, ...shell }: PageLayoutProps<StaticPage>) {
  const { page, path, under = [] } = shell
  const [layout, theme] = await Promise.all([getLayout(page), recordTheme(record)])
  const { title, desc, content } = record
  const facts = describePage(page, layout, { path, title, description: desc, under, texts: [content] })
  const { html, closing } = splitClosing(content)
  return (
    <Shell
      {...shell}
      layout={layout}
      hasBanner
      facts={facts}
      closing={closing && <MarketplaceClosing page={page} closing={closing} />}
    >
      <MarketplaceView page={page} content={{ ...record, content: html }} theme={theme} />
    </Shell>
  )
}
