import { NavigationHero } from '@/components/blocks/NavigationHero'
import { Shell } from '@/components/layout/Shell'
import { getBanner, getLayout, getPage, getProducts, getThemedBanner, switchTo } from '@/lib/content'
import { recordPath } from '@/lib/content-types/addresses'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'
import { ProductLines } from './_components/ProductLines'

const path = '/product'
type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props) {
  const page = await getPage((await params).lang, path)
  const banner = await getBanner(page, path)
  return pageMetadata(page, {
    path,
    alternatePath: await switchTo(page, path),
    title: banner?.displayName ?? page.t('product.title'),
    description: banner?.desc,
    image: firstPicture(banner?.pcResource)?.url,
  })
}

/** Product list (§2): the navigation item's banner (D21), then the product groups. */
export default async function ProductListPage({ params }: Props) {
  const page = await getPage((await params).lang, path)
  const [layout, banner, groups, alternatePath] = await Promise.all([
    getLayout(page),
    getThemedBanner(page, path),
    getProducts(page),
    switchTo(page, path),
  ])
  const title = banner?.displayName ?? page.t('product.title')
  const facts = describePage(page, layout, {
    path,
    title,
    description: banner?.desc,
    items: groups.flatMap(({ productList }) =>
      productList.map(({ id, name }) => ({ path: recordPath('products', id), name })),
    ),
  })
  return (
    <Shell page={page} layout={layout} path={path} alternatePath={alternatePath} hasBanner facts={facts}>
      <NavigationHero page={page} banner={banner} title={title} />
      <ProductLines page={page} groups={groups} />
    </Shell>
  )
}
