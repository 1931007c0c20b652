import type { BottomNavigation, Site, TopHeaderGroup, TopNavigationItem } from '@/lib/contract/site'

/** What the shell shows; read by `getChrome`. */
export type Chrome = {
  site: Site
  /** Of the site's logo, 32 CSS px high. */
  logoWidth: number
  navigation: TopNavigationItem[]
  header: TopHeaderGroup[]
  footer: BottomNavigation | undefined
}
