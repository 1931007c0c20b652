import type { PageContext } from '@/lib/i18n/page-context'
import { type Language, load } from './client/load'
import { getRecord } from './client/record'
import { previewRecord, type SearchParams } from './preview'

const product = { path: '/product', list: '/product' }
const category = { path: '/product-category', list: '/product' }

/** The product lines that have products, for /product (§2). Throws when the list is not to be had: it is the page. */
export async function getProducts(page: Language) {
  const { data } = await load('productList', page)
  return data.filter((group) => group.productList.length > 0)
}

/** A product with its addresses (§2). One that does not exist is the 404 page; throws when the source cannot say. */
export const getProduct = (page: Language, id: string) => getRecord('product', page, { id }, product)

/** A product as its editors see it (D14). Without the right to see it: the 404 page. Throws like getProduct. */
export const previewProduct = (page: PageContext, id: string, query: SearchParams) =>
  previewRecord('product', page, { id }, product, query)

/** A product category with its addresses (§2). Does not exist: the 404 page; throws when the source cannot say. */
export const getProductCategory = (page: Language, id: string) =>
  getRecord('productCategory', page, { id }, category)

/** A product category as its editors see it (D14). Throws like getProductCategory. */
export const previewProductCategory = (page: PageContext, id: string, query: SearchParams) =>
  previewRecord('productCategory', page, { id }, category, query)
