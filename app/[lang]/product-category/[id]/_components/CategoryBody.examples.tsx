import { type Examples, jump, longTitle, many } from '@/components/examples'
import { caseOf, productItemOf, textOf, wordsOf } from '@/components/examples/records'
import type { PageContext } from '@/lib/i18n/page-context'
import { CategoryBody } from './CategoryBody'

const category = (page: PageContext, products: number, cases: number) => ({
  id: '101',
  name: wordsOf(page).title,
  productList: many(products, (id) => productItemOf(page, id)),
  exampleList: many(cases, (id) => caseOf(page, id)),
})

export const examples: Examples = {
  empty: (page) => <CategoryBody page={page} category={{ id: '101', name: wordsOf(page).title }} />,
  one: (page) => <CategoryBody page={page} category={category(page, 1, 1)} />,
  usual: (page) => (
    <CategoryBody
      page={page}
      category={{ ...category(page, 3, 3), content: textOf(page), demonstration: jump }}
    />
  ),
  many: (page) => <CategoryBody page={page} category={category(page, 25, 12)} />,
  long: (page) => (
    <CategoryBody
      page={page}
      category={{
        ...category(page, 2, 2),
        name: longTitle(page),
        content: textOf(page, `<p>${longTitle(page).repeat(20)}</p>`),
        demonstration: { ...jump, buttonTitle: longTitle(page) },
      }}
    />
  ),
}
