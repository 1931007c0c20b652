import type { TopHeaderItem, TopNavigationItem } from '@/lib/contract/site'

/** Where a sub-menu item leads, by the page its menu belongs to (§2): a category, an industry's slide, a record of that list, else the page itself. */
export function headerItemAddress(pageAddress: string, item: TopHeaderItem, index: number): string {
  switch (pageAddress) {
    case '/product':
      return `/product-category/${item.id}`
    case '/solution':
      return `/solution#${index}`
    case '/cases':
      return `/cases#industry-${item.id}`
    case '/media':
      return `/Media/${item.id}`
    case '/about-us/news':
      return `/article-detail/news/${item.id}`
    case '/activity':
    case '/periodical':
      return `${pageAddress}/${item.id}`
    default:
      return pageAddress
  }
}

/** The items shown in the menus: all but the hidden ones (join-us, §2). */
export function visibleItems(navigation: TopNavigationItem[]): TopNavigationItem[] {
  return navigation.filter((item) => !item.hidden && item.pageAddress !== '/join-us')
}

/** True when the navigation item is the section the page belongs to: the longest pageAddress that begins the path. */
export function isCurrentSection(
  item: TopNavigationItem,
  navigation: TopNavigationItem[],
  path: string,
): boolean {
  const begins = (address: string) => path === address || path.startsWith(`${address}/`)
  const section = sectionOf(path)
  const longest = navigation
    .filter((other) => begins(other.pageAddress) || other.pageAddress === section)
    .sort((a, b) => b.pageAddress.length - a.pageAddress.length)[0]
  return longest === item
}

const sections: Record<string, string> = {
  'product-category': '/product',
  'case-detail': '/cases',
  'article-detail': '/about-us/news',
  Media: '/media',
}

/** The list a detail page belongs to when its own path does not say so. */
function sectionOf(path: string): string | undefined {
  return sections[path.split('/')[1] ?? '']
}
