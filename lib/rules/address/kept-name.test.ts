import { expect, it } from 'vitest'
import { keptName } from './kept-name'

it.each([
  ['/product/1001', true],
  ['/en/product/plan-b', true],
  ['/product', false],
  ['/product-category/3', false],
  ['/product/1001/form', false],
])('%s leads to a product, whose name is not translated: %s', (href, isProduct) => {
  expect(keptName(href)).toEqual(isProduct ? { translate: 'no' } : {})
})
