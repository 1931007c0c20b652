import type { PageContext } from '@/lib/i18n/page-context'
import type { NavigationBanner } from '@/lib/rules/media/navigation-banner'
import { JumpButton } from './JumpButton'
import { OwnAddress } from './OwnAddress'
import { PageHero } from './PageHero'
import { WatchButton } from './WatchButton'

type Props = {
  page: PageContext
  banner: NavigationBanner | undefined
  title: string
  desc?: string | undefined
}

/** The banner of a list page (D21): pictures, words, button and video of the navigation item that leads to it. */
export function NavigationHero({ page, banner, title, desc }: Props) {
  return (
    <PageHero
      title={title}
      desc={desc ?? banner?.desc}
      resource={banner?.pcResource}
      mobileResource={banner?.mobileResource}
      theme={banner?.theme ?? 'light'}
    >
      <NavigationActions page={page} banner={banner} title={title} />
    </PageHero>
  )
}

type ActionsProps = { page: PageContext; banner: Omit<NavigationBanner, 'theme'> | undefined; title: string }

/** Button, own address (`bannerUrl`, as on company pages) and video of a navigation item; nothing without them. */
export function NavigationActions({ page, banner, title }: ActionsProps) {
  if (!banner) return null
  return (
    <>
      <JumpButton page={page} jump={banner.jumpBO} gate={{ type: 'topNavigation', id: banner.pageAddress }} />
      <OwnAddress page={page} url={banner.bannerUrl} jump={banner.jumpBO} title={title} />
      <WatchButton page={page} resource={banner.videoRelation} title={title} />
    </>
  )
}
