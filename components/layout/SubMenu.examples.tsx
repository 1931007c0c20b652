import { cover, type Examples, layout, logo, longTitle, many, navigationItem } from '../examples'
import { wordsOf } from '../examples/records'
import { menuEntries } from './bar-entries'
import { SubMenu } from './SubMenu'

const [usual] = menuEntries(layout('Northbay', 4), '/')
const entry = {
  ...(usual ?? { label: 'Products', children: [], hasMenu: true, isCurrent: false }),
  item: navigationItem,
}

export const examples: Examples = {
  usual: (page) => (
    <SubMenu
      page={page}
      entry={{
        ...entry,
        item: { ...navigationItem, desc: wordsOf(page).desc, pcResource: cover },
        children: entry.children.map((child) => ({ ...child, naviDesc: wordsOf(page).desc, proLogo: logo })),
      }}
      id="usual-menu"
    />
  ),
  bare: (page) => (
    <SubMenu
      page={page}
      entry={{ ...entry, children: many(4, (id) => ({ id, name: `Line ${id}` })) }}
      id="bare-menu"
    />
  ),
  some: (page) => (
    <SubMenu
      page={page}
      entry={{
        ...entry,
        children: entry.children.map(({ naviDesc, ...child }, index) =>
          index % 2 === 0 ? child : { ...child, ...(naviDesc && { naviDesc }), indusIcon: logo },
        ),
      }}
      id="some-menu"
    />
  ),
  one: (page) => (
    <SubMenu page={page} entry={{ ...entry, children: [{ id: '1', name: 'Procure' }] }} id="one-menu" />
  ),
  many: (page) => (
    <SubMenu
      page={page}
      entry={{
        ...entry,
        children: many(16, (id) => ({ id, name: `Line ${id}`, proLogo: logo, pcResource: cover })),
      }}
      id="many-menu"
    />
  ),
  long: (page) => (
    <SubMenu
      page={page}
      entry={{
        ...entry,
        item: { ...navigationItem, displayName: longTitle(page), desc: longTitle(page) },
        children: many(2, (id) => ({
          id,
          name: longTitle(page),
          naviDesc: longTitle(page),
          productList: many(2, (product) => ({ id: product, name: longTitle(page) })),
        })),
      }}
      id="long-menu"
    />
  ),
}
