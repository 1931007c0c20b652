import type { TopNavigationItem } from '@/lib/contract/site'
import type { PageContext } from '@/lib/i18n/page-context'
import type { Crumb } from '@/lib/rules/address/trail'

const titles = {
  '/product': 'product.title',
  '/solution': 'solution.title',
  '/cases': 'cases.title',
  '/about-us': 'about.title',
  '/about-us/news': 'news.title',
  '/periodical': 'publication.title',
  '/activity': 'activity.title',
  '/media': 'media.title',
} as const

const isSection = (path: string): path is keyof typeof titles => path in titles

/** A list page as a crumb: named as the navigation names it (D21), else by our own copy. */
export function sectionCrumb(page: PageContext, navigation: TopNavigationItem[], path: string): Crumb {
  const item = navigation.find(({ pageAddress }) => pageAddress === path)
  return { path, name: item?.displayName ?? (isSection(path) ? page.t(titles[path]) : path) }
}
