import type { Mark } from '@/lib/i18n/locales'
import { logoWidth } from '@/lib/images/logo-width'
import { bannerTheme } from '@/lib/images/theme'
import type { NavigationBanner } from '@/lib/rules/media/navigation-banner'
import { load, loadOptional, loadSite } from './load'

/** Everything the shell shows: site, top navigation with its sub-menus, footer. Only the navigation is essential. */
export async function getChrome(mark: Mark) {
  const [site, navigation, header, footer] = await Promise.all([
    loadSite(mark),
    load('topNavigation', mark),
    loadOptional('topHeader', mark),
    loadOptional('bottomNavigation', mark),
  ])
  return {
    site,
    logoWidth: await logoWidth(site.logo),
    navigation: navigation.data,
    header: header?.data ?? [],
    footer,
  }
}

/** The navigation item whose pageAddress is the route: a list page's words (D21). */
export async function getBanner(mark: Mark, path: string) {
  const { data } = await load('topNavigation', mark)
  return data.find((item) => item.pageAddress === path)
}

/** The same with the theme of its picture, for pages that show it: a picture is read only where it is shown. */
export async function getThemedBanner(mark: Mark, path: string): Promise<NavigationBanner | undefined> {
  const banner = await getBanner(mark, path)
  return banner && { ...banner, theme: await bannerTheme(banner.pcResource ?? banner.mobileResource) }
}
