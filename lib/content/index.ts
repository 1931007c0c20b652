/** The verbs pages call: each is one question about content, cached and tagged. docs/architecture.md, "Content", says how they are made. */

export { bannerTheme } from '@/lib/images/theme'
export {
  ACTIVITY_PAGE_SIZE,
  findActivity,
  getActivities,
  getActivity,
  getActivityTypes,
  previewActivity,
} from './activities'
export { type AiPage, getAiPage } from './ai-pages'
export { alternateListPath } from './alternate-list'
export { getCase, getCases, getRelatedCases, previewCase } from './cases'
export { getBanner, getChrome, getThemedBanner } from './chrome'
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
export { getForm, previewForm } from './forms'
export { getHome } from './home'
export { getMedia, getMediaList, getNextMedia, MEDIA_PAGE_SIZE, previewMedia } from './media'
export { getArticle, getLatestNews, getNewsList, NEWS_PAGE_SIZE, previewArticle } from './news'
export { getOverview, type OverviewKind } from './overview'
export { getPage } from './page'
export { getPublicPages, type PageKind, type PublicPage, pageKinds } from './paths'
export { type PreviewProps, previewMetadata, type SearchParams } from './preview'
export {
  getProduct,
  getProductCategory,
  getProducts,
  previewProduct,
  previewProductCategory,
} from './products'
export { getPublication, getPublications, PUBLICATIONS_PAGE_SIZE, previewPublication } from './publications'
export {
  type Hit,
  refreshSearch,
  SEARCH_PAGE_SIZE,
  type SearchAnswer,
  search,
  searchWait,
  suggest,
} from './search'
export { findShared, type Shared } from './share'
export { getIndustries, getSolution, previewSolution } from './solutions'
export { getStaticPage, marketplaceCrumb, type StaticPage } from './static-pages'
