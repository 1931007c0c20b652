import { type Examples, longTitle } from '@/components/examples'
import { productOf, wordsOf } from '@/components/examples/records'
import { ProductBody } from './ProductBody'

export const examples: Examples = {
  bare: (page) => <ProductBody page={page} product={{ id: '1001', name: wordsOf(page).title }} />,
  usual: (page) => <ProductBody page={page} product={productOf(page)} />,
  long: (page) => (
    <ProductBody
      page={page}
      product={{ id: '1001', name: longTitle(page), naviDesc: longTitle(page).repeat(9) }}
    />
  ),
}
