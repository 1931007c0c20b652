import { NavigationHero } from '@/components/blocks/NavigationHero'
import { getProducts } from '@/lib/content'
import { recordPath } from '@/lib/content-types/addresses'
import { listPages } from '../_components/list-page'
import { ProductLines } from './_components/ProductLines'

/** Product list (§2): the navigation item's banner (D21), then the product groups, all on one page. */
const { generateMetadata, Page } = listPages({
  path: '/product',
  get: async (page) => ({ data: await getProducts(page) }),
  searchOf: () => '',
  wordsOf: ({ t }) => ({ title: t('product.title') }),
  itemsOf: ({ data }) =>
    data.flatMap(({ productList }) =>
      productList.map(({ id, name }) => ({ path: recordPath('products', id), name })),
    ),
  hasBanner: () => true,
  View: ({ page, list, banner, title }) => (
    <>
      <NavigationHero page={page} banner={banner} title={title} />
      <ProductLines page={page} groups={list.data} />
    </>
  ),
}).cached(() => ({ pageNo: 1 }))

export { generateMetadata, Page as default }
