import type { Mark } from '@/lib/i18n/locales'
import { bannerTheme } from '@/lib/images/theme'
import type { NavigationBanner } from '@/lib/rules/navigation-banner'
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

/** The navigation item whose pageAddress is the route, its theme and its place in the list: a list page's banner (D21). */
export async function getBanner(mark: Mark, path: string): Promise<NavigationBanner | undefined> {
  const { data } = await load('topNavigation', mark)
  const position = data.findIndex((item) => item.pageAddress === path)
  const item = data[position]
  return item && { ...item, position, theme: await bannerTheme(item.pcResource ?? item.mobileResource) }
}
