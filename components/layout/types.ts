import type { Resource } from '@/lib/contract/shared'
import type { BottomNavigation, Site, TopHeaderGroup, TopNavigationItem } from '@/lib/contract/site'

/** What the shell shows; read by `getLayout`. */
export type Layout = {
  site: Site
  /** Of the site's logo, 32 CSS px high. */
  logoWidth: number
  /** What stands for it on dark banners; without it the logo is drawn in white. */
  logoOnDark?: Resource | undefined
  navigation: TopNavigationItem[]
  header: TopHeaderGroup[]
  footer: BottomNavigation | undefined
}
