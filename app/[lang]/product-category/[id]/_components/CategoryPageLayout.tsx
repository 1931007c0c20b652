import { PageHero } from '@/components/blocks/PageHero'
import { Shell } from '@/components/layout/Shell'
import { getLayout, recordTheme } from '@/lib/content'
import { recordPath } from '@/lib/content-types/addresses'
import type { ProductCategory } from '@/lib/contract/products'
import { describePage } from '@/lib/seo/structured'
import type { PageLayoutProps } from '../../../_components/record-page'
import { HeroButtons } from '../../../product/_components/ProductButtons'
import { CategoryBody } from './CategoryBody'

/** A product category (§2): hero with its two buttons, products, rich text, related cases. */
export async function CategoryPageLayout({ record: category, ...shell }: PageLayoutProps<ProductCategory>) {
  const { page, path } = shell
  const [layout, theme] = await Promise.all([getLayout(page), recordTheme(category)])
  const facts = describePage(page, layout, {
    path,
    title: category.name,
    description: category.desc,
    under: ['/product'],
    items: (category.productList ?? []).map(({ id, name }) => ({ path: recordPath('products', id), name })),
    texts: [category.content],
  })
  return (
    <Shell {...shell} layout={layout} hasBanner facts={facts}>
      <PageHero
        title={category.name}
        desc={category.desc}
        eyebrow={category.subtitle}
        resource={category.pcResource}
        mobileResource={category.mobileResource}
        theme={theme}
      >
        <HeroButtons page={page} type="product-category" record={category} />
      </PageHero>
      <CategoryBody page={page} category={category} />
    </Shell>
  )
}
