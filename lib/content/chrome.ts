import type { Mark } from '@/lib/i18n/locales'
import { load, loadOptional, loadSite } from './load'

/** Everything the shell shows: site, top navigation with its sub-menus, footer. Only the navigation is essential. */
export async function getChrome(mark: Mark) {
  const [site, navigation, header, footer] = await Promise.all([
    loadSite(mark),
    load('topNavigation', mark),
    loadOptional('topHeader', mark),
    loadOptional('bottomNavigation', mark),
  ])
  return { site, navigation: navigation.data, header: header?.data ?? [], footer }
}

/** The navigation item whose pageAddress is the route: a list page's banner (D21). */
export async function getBanner(mark: Mark, path: string) {
  const navigation = await load('topNavigation', mark)
  return navigation.data.find((item) => item.pageAddress === path)
}
