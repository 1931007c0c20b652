import { chrome, type Examples, longTitle } from '../examples'
import { MobileMenu } from './MobileMenu'
import type { Chrome } from './types'

const menu = (page: Parameters<Examples[string]>[0], shown: Chrome) => (
  <MobileMenu page={page} chrome={shown} path="/product" alternatePath="/solution" />
)

export const examples: Examples = {
  bare: (page) => menu(page, { ...chrome('Northbay'), navigation: [] }),
  usual: (page) => menu(page, chrome('Northbay', 3)),
  many: (page) => menu(page, chrome('Northbay', 20, 14)),
  long: (page) => menu(page, chrome(longTitle(page), 2, 4, longTitle(page))),
}
