import type { BottomNavigation, Site, TopHeaderGroup, TopNavigationItem } from '@/lib/contract/site'

/** What the shell shows; read by `getLayout`. */
export type Layout = {
  site: Site
  /** Of the site's logo, 32 CSS px high. */
  logoWidth: number
  navigation: TopNavigationItem[]
  header: TopHeaderGroup[]
  footer: BottomNavigation | undefined
}
