import type { ReactNode } from 'react'
import type { ExampleGroup } from '@/lib/contract/cases'
import type { HomeModule } from '@/lib/contract/home'
import type { IndustryEntry } from '@/lib/contract/solutions'
import type { PageContext } from '@/lib/i18n/page-context'
import { type HomeModuleKind, homeModuleKind } from '@/lib/rules/layout/home-module'
import type { Theme } from '@/lib/rules/media/banner-theme'
import { Banner, type ThemedSlide } from './Banner'
import { CaseWall } from './CaseWall'
import { ConsultBand } from './ConsultBand'
import { Industries } from './Industries'
import { NewsBlock } from './NewsBlock'
import { ProductShowcase } from './ProductShowcase'
import { SingleBanner } from './SingleBanner'

export type ThemedModule = HomeModule & { theme: Theme; slides: ThemedSlide[] }
type ViewProps = {
  page: PageContext
  module: ThemedModule
  data: HomeData
  siteTitle: string
  /** True for the module that opens the page. */
  isLead: boolean
  /** True for the case module whose opening stands under the banner. */
  isOpened: boolean
}
export type HomeData = { industries: IndustryEntry[]; caseGroups: ExampleGroup[] }

/** One view per module kind; unknown types are single banners (contract, "Home"). */
const views = {
  carousel: ({ page, module, siteTitle, isLead }) =>
    module.slides.length > 0 ? (
      <Banner page={page} module={module} siteTitle={siteTitle} isLead={isLead} />
    ) : null,
  news: ({ page, module }) => <NewsBlock page={page} module={module} />,
  consult: ({ page, module }) => <ConsultBand page={page} module={module} theme={module.theme} />,
  product: ({ page, module }) =>
    module.slides.length > 0 ? (
      <ProductShowcase page={page} module={module} slides={module.slides} />
    ) : (
      <SingleBanner page={page} module={module} theme={module.theme} />
    ),
  solution: ({ page, module, data }) => (
    <Industries page={page} module={module} industries={data.industries} />
  ),
  case: ({ page, module, data, isOpened }) => (
    <CaseWall page={page} module={module} groups={data.caseGroups} isOpened={isOpened} />
  ),
  banner: ({ page, module }) => <SingleBanner page={page} module={module} theme={module.theme} />,
} satisfies Record<HomeModuleKind, (props: ViewProps) => ReactNode>

/** A home module by its kind. */
export function HomeModuleView(props: ViewProps) {
  return views[homeModuleKind(props.module)](props)
}
