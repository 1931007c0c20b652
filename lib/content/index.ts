/** The queries pages call: each is one question about content, cached and tagged. docs/architecture.md, "Content", says how they are made. */

export { bannerTheme, recordTheme } from '@/lib/images/theme'
export { getSite } from './client/load'
export { type AiPage, getAiPage } from './file-pages/ai-pages'
export { getStaticPage, type StaticPage } from './file-pages/static-pages'
export { getPage } from './page'
export { present, switchTo } from './queries/absent'
export { alternateListPath } from './queries/alternate-list'
export { getAdvantages, getCompany, getIntroduction, getJoinUs, getServices } from './queries/company'
export { getFeedEvents, getFeedNews } from './queries/feeds'
export { getHome } from './queries/home'
export { getBanner, getLayout, getThemedBanner } from './queries/layout'
export * from './queries/lists'
export { getOverview } from './queries/overview'
export type { SearchParams } from './queries/preview'
export { getPublicPages, type PublicPage, pageKinds } from './queries/public-pages'
export { findActivity, previewOf, recordOf } from './queries/records'
export { findShared, type Shared } from './queries/share'
export {
  type Hit,
  refreshSearch,
  type SearchAnswer,
  search,
  searchWait,
  suggest,
} from './search'
