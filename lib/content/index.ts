/** The queries pages call: each is one question about content, cached and tagged. docs/architecture.md, "Content", says how they are made. */

export { bannerTheme } from '@/lib/images/theme'
export {
  findActivity,
  getActivities,
  getActivity,
  getActivityTypes,
  getNextActivities,
  previewActivity,
} from './activities'
export { alternateListPath } from './alternate-list'
export { getCase, getCases, getRelatedCases, previewCase } from './cases'
export { getSite } from './client/load'
export {
  getAdvantages,
  getIntroduction,
  getJoinUs,
  getServices,
  previewIntroduction,
  previewJoinUs,
  previewServices,
} from './company'
export { getFeedEvents, getFeedNews } from './feeds'
export { type AiPage, getAiPage } from './file-pages/ai-pages'
export { getStaticPage, marketplaceCrumb, type StaticPage } from './file-pages/static-pages'
export { getForm, previewForm } from './forms'
export { getHome } from './home'
export { getBanner, getChrome, getThemedBanner } from './layout'
export { getMedia, getMediaList, getNextMedia, previewMedia } from './media'
export { getArticle, getLatestNews, getNewsList, previewArticle } from './news'
export { getOverview, type OverviewKind } from './overview'
export { getPage } from './page'
export { getPublicPages, type PageKind, type PublicPage, pageKinds } from './paths'
export type { PreviewProps, SearchParams } from './preview'
export {
  getProduct,
  getProductCategory,
  getProducts,
  previewProduct,
  previewProductCategory,
} from './products'
export { getPublication, getPublications, previewPublication } from './publications'
export {
  type Hit,
  refreshSearch,
  type SearchAnswer,
  search,
  searchWait,
  suggest,
} from './search'
export { findShared, type Shared } from './share'
export { getIndustries, getSolution, previewSolution } from './solutions'
