import type { TopNavigationItem } from '@/lib/contract/site'
import type { Theme } from './banner-theme'

/** A list page's banner (D21): its navigation item and the theme of its picture. */
export type NavigationBanner = TopNavigationItem & { theme: Theme }

/** True when a banner has a picture to show; without one the page has a plain head. */
export function hasPicture(banner: NavigationBanner | undefined): boolean {
  return Boolean(banner?.pcResource ?? banner?.mobileResource)
}

/** True when a navigation item has a button, an address or a video to offer. */
export function hasActions({ jumpBO, bannerUrl, videoRelation }: TopNavigationItem): boolean {
  return Boolean(jumpBO ?? bannerUrl ?? videoRelation)
}
