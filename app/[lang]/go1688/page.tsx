import { Shell } from '@/components/chrome/Shell'
import { bannerTheme, getChrome, getPage, getStaticPage } from '@/lib/content'
import { pageMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'
import { MarketplaceView } from './_components/MarketplaceView'

type Props = { params: Promise<{ lang: string }> }
const path = '/go1688'

export async function generateMetadata({ params }: Props) {
  const page = await getPage((await params).lang)
  const { content, hasAlternate } = getStaticPage(page, 'go1688')
  return pageMetadata(page, {
    path,
    alternatePath: hasAlternate ? path : undefined,
    title: content.title,
    description: content.desc,
  })
}

/** Landing page of the procurement platform (§2, D7). */
export default async function MarketplacePage({ params }: Props) {
  const page = await getPage((await params).lang)
  const { content, hasAlternate } = getStaticPage(page, 'go1688')
  const [chrome, theme] = await Promise.all([
    getChrome(page),
    bannerTheme(content.pcResource ?? content.mobileResource),
  ])
  const facts = describePage(page, chrome, {
    path,
    title: content.title,
    description: content.desc,
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
