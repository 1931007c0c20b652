import { chrome, type Examples, logo, longTitle } from '../examples'
import { Brand } from './Brand'

const usual = chrome('Northbay')

export const examples: Examples = {
  usual: (page) => <Brand page={page} chrome={{ ...usual, site: { ...usual.site, logo }, logoWidth: 120 }} />,
  withoutLogo: (page) => <Brand page={page} chrome={usual} />,
  long: (page) => <Brand page={page} chrome={chrome(longTitle(page))} />,
}
