import { type Examples, layout, longTitle } from '../examples'
import { MobileMenu } from './MobileMenu'
import type { Layout } from './types'

const menu = (page: Parameters<Examples[string]>[0], shown: Layout) => (
  <MobileMenu page={page} layout={shown} path="/product" alternatePath="/solution" />
)

export const examples: Examples = {
  bare: (page) => menu(page, { ...layout('Northbay'), navigation: [] }),
  usual: (page) => menu(page, layout('Northbay', 3)),
  many: (page) => menu(page, layout('Northbay', 20, 14)),
  long: (page) => menu(page, layout(longTitle(page), 2, 4, longTitle(page))),
}
