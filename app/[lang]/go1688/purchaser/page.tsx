import { Shell } from '@/components/chrome/Shell'
import { bannerTheme, getChrome, getPage, getStaticPage, hasStaticPage } from '@/lib/content'
import { otherMark } from '@/lib/i18n/locales'
import { pageMetadata } from '@/lib/seo/metadata'
import { MarketplaceView } from '../_components/MarketplaceView'

type Props = { params: Promise<{ lang: string }> }
const path = '/go1688/purchaser'

export async function generateMetadata({ params }: Props) {
  const page = await getPage((await params).lang)
  const content = getStaticPage(page.mark, 'go1688-purchaser')
  const alternate = hasStaticPage(otherMark(page.mark), 'go1688-purchaser') ? path : undefined
  return pageMetadata(page, {
    path,
    alternatePath: alternate,
    title: content.title,
    description: content.desc,
  })
}

/** Landing page for a purchaser (§2, D7). */
export default async function MarketplacePurchaserPage({ params }: Props) {
  const page = await getPage((await params).lang)
  const content = getStaticPage(page.mark, 'go1688-purchaser')
  const [chrome, theme] = await Promise.all([
    getChrome(page.mark),
    bannerTheme(content.pcResource ?? content.mobileResource),
  ])
  return (
    <Shell
      page={page}
      chrome={chrome}
      path={path}
      alternatePath={hasStaticPage(otherMark(page.mark), 'go1688-purchaser') ? path : '/'}
      hasBanner
    >
      <MarketplaceView page={page} content={content} theme={theme} />
    </Shell>
  )
}
