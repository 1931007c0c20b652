import type { TopNavigationItem } from '@/lib/contract/site'
import type { PageContext } from '@/lib/i18n/page-context'
import { sectionTitle } from '@/lib/rules/address/section-titles'
import type { Crumb } from '@/lib/rules/address/trail'

/** A list page as a crumb: named as the navigation names it (D21), else by our own copy. */
export function sectionCrumb(page: PageContext, navigation: TopNavigationItem[], path: string): Crumb {
  const item = navigation.find(({ pageAddress }) => pageAddress === path)
  const title = sectionTitle(path)
  return { path, name: item?.displayName ?? (title ? page.t(title) : path) }
}
