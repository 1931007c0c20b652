import { brand } from '@/lib/brand/brand'
import type { FooterLink } from '@/lib/contract/site'
import { logoWidth } from '@/lib/images/logo-width'
import { recordTheme } from '@/lib/images/theme'
import type { NavigationBanner } from '@/lib/rules/media/navigation-banner'
import { getSite, type Language, load, loadOptional, ownPicture } from '../client/load'
import { present } from './absent'

/** Everything the shell shows: site, top navigation with its sub-menus, footer; links to sections that the language has not got are left out. Throws without site or navigation; the rest degrades. */
export async function getLayout(page: Language) {
  const [site, navigation, header, footer] = await Promise.all([
    getSite(page),
    load('topNavigation', page),
    loadOptional('topHeader', page),
    loadOptional('bottomNavigation', page),
  ])
  const links = (list: FooterLink[] = []) => present(page, list, ({ jumpToAddress }) => jumpToAddress)
  const [own, aboutEndpointsList, quickLinksList] = await Promise.all([
    present(page, navigation.data, ({ pageAddress }) => pageAddress),
    links(footer?.aboutEndpointsList),
    links(footer?.quickLinksList),
  ])
  const logoOnDark = ownPicture(brand().logo?.dark)
  const lines = footer?.briefIntroductionList
  return {
    ...{ site, logoOnDark },
    logoWidth: await logoWidth(site.logo),
    navigation: own,
    header: header?.data ?? [],
    footer: footer && {
      ...{ ...footer, aboutEndpointsList, quickLinksList },
      briefIntroductionList: lines?.some(({ logo }) => logo)
        ? lines
        : lines?.map((line, at) => (at === 0 ? { ...line, logo: logoOnDark } : line)),
    },
  }
}

/** The navigation item whose pageAddress is the route: a list page's words (D21); undefined when there is none. Throws without the navigation. */
export async function getBanner(page: Language, path: string) {
  const { data } = await load('topNavigation', page)
  return data.find((item) => item.pageAddress === path)
}

/** The same with the theme of its picture, for pages that show it: a picture is read only where it is shown. Throws without the navigation. */
export async function getThemedBanner(page: Language, path: string): Promise<NavigationBanner | undefined> {
  const banner = await getBanner(page, path)
  return banner && { ...banner, theme: await recordTheme(banner) }
}
