import { cover, type Examples, jump, longTitle, navigationItem, video } from '../examples'
import { NavigationHero } from './NavigationHero'

const banner = { ...navigationItem, pcResource: cover, theme: 'dark' as const }

export const examples: Examples = {
  bare: (page) => <NavigationHero page={page} banner={undefined} title="Products" />,
  usual: (page) => <NavigationHero page={page} banner={{ ...banner, jumpBO: jump }} title="Products" />,
  allActions: (page) => (
    <NavigationHero
      page={page}
      banner={{ ...banner, jumpBO: jump, bannerUrl: '/activity/601', videoRelation: video }}
      title="Products"
    />
  ),
  long: (page) => (
    <NavigationHero
      page={page}
      banner={{ ...banner, jumpBO: { ...jump, buttonTitle: longTitle(page) } }}
      title={longTitle(page)}
      desc={longTitle(page)}
    />
  ),
}
