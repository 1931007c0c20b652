import { Shell } from '@/components/chrome/Shell'
import { bannerTheme, getChrome, getPage, getStaticPage, hasStaticPage } from '@/lib/content'
import { otherMark } from '@/lib/i18n/locales'
import { pageMetadata } from '@/lib/seo/metadata'
import { MarketplaceView } from '../_components/MarketplaceView'

type Props = { params: Promise<{ lang: string }> }
const path = '/go1688/supplier'

export async function generateMetadata({ params }: Props) {
  const page = await getPage((await params).lang)
  const content = getStaticPage(page.mark, 'go1688-supplier')
  const alternate = hasStaticPage(otherMark(page.mark), 'go1688-supplier') ? path : undefined
  return pageMetadata(page, {
    path,
    alternatePath: alternate,
    title: content.title,
    description: content.desc,
  })
}

/** Landing page for a supplier (§2, D7). */
export default async function MarketplaceSupplierPage({ params }: Props) {
  const page = await getPage((await params).lang)
  const content = getStaticPage(page.mark, 'go1688-supplier')
  const [chrome, theme] = await Promise.all([
    getChrome(page.mark),
    bannerTheme(content.pcResource ?? content.mobileResource),
  ])
  return (
    <Shell
      page={page}
      chrome={chrome}
      path={path}
      alternatePath={hasStaticPage(otherMark(page.mark), 'go1688-supplier') ? path : '/'}
      hasBanner
    >
      <MarketplaceView page={page} content={content} theme={theme} />
    </Shell>
  )
}
