import { expect, it } from 'vitest'
import { untranslatedName } from './untranslated-name'

it.each([
  ['/product/1001', true],
  ['/en/product/plan-b', true],
  ['/product', false],
  ['/product-category/3', false],
  ['/product/1001/form', false],
])('%s leads to a product, whose name is not translated: %s', (href, isProduct) => {
  expect(untranslatedName(href)).toEqual(isProduct ? { translate: 'no' } : {})
})
