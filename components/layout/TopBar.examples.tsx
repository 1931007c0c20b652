import { type Examples, layout, longTitle } from '../examples'
import { TopBar } from './TopBar'
import type { Layout } from './types'

const bar = (page: Parameters<Examples[string]>[0], shown: Layout) => (
  <TopBar page={page} layout={shown} path="/product" alternatePath="/solution" isOverBanner={false} />
)

export const examples: Examples = {
  bare: (page) => bar(page, { ...layout('Northbay'), navigation: [] }),
  usual: (page) => bar(page, layout('Northbay', 3)),
  many: (page) => bar(page, layout('Northbay', 9, 14)),
  long: (page) => bar(page, layout(longTitle(page), 2, 4, longTitle(page))),
}
