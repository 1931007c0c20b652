import type { BottomNavigation, Site, TopHeaderGroup, TopNavigationItem } from '@/lib/contract/site'

/** What the shell shows; read by `getChrome`. */
export type Chrome = {
  site: Site
  navigation: TopNavigationItem[]
  header: TopHeaderGroup[]
  footer: BottomNavigation | undefined
}
