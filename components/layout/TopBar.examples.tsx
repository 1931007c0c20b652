import { chrome, type Examples, longTitle } from '../examples'
import { TopBar } from './TopBar'
import type { Chrome } from './types'

const bar = (page: Parameters<Examples[string]>[0], shown: Chrome) => (
  <TopBar page={page} chrome={shown} path="/product" alternatePath="/solution" isOverBanner={false} />
)

export const examples: Examples = {
  bare: (page) => bar(page, { ...chrome('Northbay'), navigation: [] }),
  usual: (page) => bar(page, chrome('Northbay', 3)),
  many: (page) => bar(page, chrome('Northbay', 9, 14)),
  long: (page) => bar(page, chrome(longTitle(page), 2, 4, longTitle(page))),
}
