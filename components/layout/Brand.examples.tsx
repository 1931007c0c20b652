import { cover, type Examples, layout, logo, longTitle } from '../examples'
import { Brand } from './Brand'

const usual = layout('Northbay')

export const examples: Examples = {
  usual: (page) => <Brand page={page} layout={{ ...usual, site: { ...usual.site, logo }, logoWidth: 120 }} />,
  onDark: (page) => (
    <Brand
      page={page}
      layout={{ ...usual, site: { ...usual.site, logo }, logoWidth: 120, logoOnDark: cover }}
    />
  ),
  withoutLogo: (page) => <Brand page={page} layout={usual} />,
  long: (page) => <Brand page={page} layout={layout(longTitle(page))} />,
}
