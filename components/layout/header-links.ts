import { recordAddresses, recordAt, recordKinds, recordPath } from '@/lib/content-types/addresses'
import type { TopHeaderItem, TopNavigationItem } from '@/lib/contract/site'
import type { PageContext } from '@/lib/i18n/page-context'
import { cutText } from '@/lib/rules/text/cut-text'
import type { Layout } from './types'

/** Where a sub-menu item leads: its own address, else by the page its menu belongs to (§2): a category, an industry's slide, a record of that list, else the page itself. */
export function headerItemAddress(pageAddress: string, item: TopHeaderItem, index: number): string {
  if (item.pageAddress) return item.pageAddress
  const [folder] =
    recordKinds.find(
      ([, { list, title, isPreviewOnly }]) => title && !isPreviewOnly && list === pageAddress,
    ) ?? []
  if (item.id === undefined) return pageAddress
  if (folder === 'products') return recordPath('product-categories', item.id)
  if (folder === 'solutions') return `${pageAddress}#${index}`
  if (folder === 'cases') return `${pageAddress}#industry-${item.id}`
  return folder ? recordPath(folder, item.id) : pageAddress
}

/** Characters of a product's line in a menu: what two lines hold. A back end may give the text of the product's page, which every page would carry. */
const LINE = 90

/** Links to the products, with a line each, and solutions of a sub-menu item, in its order. */
export function recordLinks({ href }: PageContext, { productList = [], solutions = [] }: TopHeaderItem) {
  const linkTo =
    (folder: 'products' | 'solutions') =>
    ({ id, name, naviDesc }: { id: string; name: string; naviDesc?: string | undefined }) => ({
      href: href(recordPath(folder, id)),
      name,
      desc: naviDesc && cutText(naviDesc, LINE),
    })
  return [...productList.map(linkTo('products')), ...solutions.map(linkTo('solutions'))]
}

/** The items shown in the menus: all but the hidden ones (join-us, §2). */
export function visibleItems(navigation: TopNavigationItem[]): TopNavigationItem[] {
  return navigation.filter((item) => !item.hidden && item.pageAddress !== '/join-us')
}

/** The sections that a menu leads to: the bar's, and those gathered under one of them by an item's own address. */
export function reachableItems({ navigation, header }: Pick<Layout, 'navigation' | 'header'>) {
  const gathered = new Set(header.flatMap(({ data }) => data.map(({ pageAddress }) => pageAddress)))
  const shown = visibleItems(navigation)
  return navigation.filter((item) => shown.includes(item) || gathered.has(item.pageAddress))
}

/**
 * The item that is lit in the menus: of the longest address that begins the path, or is its record's list; a page that a
 * sub-menu gathers belongs to that sub-menu's item. Undefined for a page of none.
 */
export function currentItem({ navigation, header }: Pick<Layout, 'navigation' | 'header'>, path: string) {
  const shown = visibleItems(navigation)
  const own = (item: TopNavigationItem) => ({ address: item.pageAddress, item })
  const gathered = shown.flatMap((item) =>
    subMenuOf(item, header).map(({ pageAddress }) => ({ address: pageAddress ?? '', item })),
  )
  const section = sectionOf(path)
  // Of two with one address the first stays first: a section's own before a gathered one, that before a hidden one.
  return [...shown.map(own), ...gathered, ...navigation.map(own)]
    .filter(
      ({ address }) => path === address || address === section || (address && path.startsWith(`${address}/`)),
    )
    .sort((a, b) => b.address.length - a.address.length)[0]?.item
}

/** The step above a company page or the news: the section that the menus light for it, so that both name one place. */
export function sectionAbove(layout: Pick<Layout, 'navigation' | 'header'>, path: string): string {
  const lit = currentItem(layout, path)?.pageAddress
  return lit?.startsWith('/') && lit !== path ? lit : '/about-us'
}

const groupOf = ({ navigationName }: TopNavigationItem, header: Layout['header']) =>
  header.find(({ title }) => title === navigationName)?.data ?? []

/** The items of a section's sub-menu: of the group whose title is its navigationName (§2), but for the one that leads to the section itself. */
export function subMenuOf(section: TopNavigationItem, header: Layout['header']) {
  return groupOf(section, header).filter(({ pageAddress }) => pageAddress !== section.pageAddress)
}

/** What a section's sub-menu calls the section's own page, where it names it. */
export function ownPageName(section: TopNavigationItem, header: Layout['header']): string | undefined {
  return groupOf(section, header).find(({ pageAddress }) => pageAddress === section.pageAddress)?.name
}

/** The list a detail page belongs to; none for a form. */
function sectionOf(path: string): string | undefined {
  const { folder } = recordAt(path) ?? {}
  return folder === undefined || folder === 'forms' ? undefined : recordAddresses[folder].list
}
