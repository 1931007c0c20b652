import { type Examples, longTitle, many } from '@/components/examples'
import { productItemOf, wordsOf } from '@/components/examples/records'
import type { PageContext } from '@/lib/i18n/page-context'
import { ProductLines } from './ProductLines'

const group = (page: PageContext, id: string, products: number) => ({
  id,
  name: `${wordsOf(page).kind} ${id}`,
  desc: wordsOf(page).desc,
  productList: many(products, (number) => productItemOf(page, `${id}${number}`)),
})

export const examples: Examples = {
  none: (page) => <ProductLines page={page} groups={[]} />,
  one: (page) => <ProductLines page={page} groups={[group(page, '101', 1)]} />,
  usual: (page) => <ProductLines page={page} groups={many(3, (id) => group(page, `20${id}`, 3))} />,
  many: (page) => <ProductLines page={page} groups={many(14, (id) => group(page, `30${id}`, 8))} />,
  long: (page) => (
    <ProductLines
      page={page}
      groups={many(2, (id) => ({
        ...group(page, `40${id}`, 2),
        name: longTitle(page),
        desc: longTitle(page),
      }))}
    />
  ),
}
