import { PageHero } from '@/components/blocks/PageHero'
import { Shell } from '@/components/layout/Shell'
import { getLayout, recordTheme } from '@/lib/content'
import type { Product } from '@/lib/contract/products'
import { productLine } from '@/lib/rules/address/trail'
import { describePage, productThing } from '@/lib/seo/structured'
import type { PageLayoutProps } from '../../../_components/record-page'
import { HeroButtons } from '../../../product/_components/ProductButtons'
import { ProductBody } from './ProductBody'

/** A product (§2): hero with its two buttons, then every section that has content. */
export async function ProductPageLayout({ record: product, ...shell }: PageLayoutProps<Product>) {
  const { page, path } = shell
  const [layout, theme] = await Promise.all([getLayout(page), recordTheme(product)])
  const facts = describePage(page, layout, {
    path,
    title: product.name,
    description: product.desc,
    kind: 'ItemPage',
    under: ['/product', ...productLine(layout.header, product.id)],
    things: (origin) => [productThing(origin, path, product)],
  })
  return (
    <Shell {...shell} layout={layout} hasBanner facts={facts}>
      <PageHero
        title={product.name}
        isName
        desc={product.desc}
        resource={product.pcResource}
        mobileResource={product.mobileResource}
        theme={theme}
      >
        <HeroButtons page={page} type="product" record={product} />
      </PageHero>
      <ProductBody page={page} product={product} />
    </Shell>
  )
}
