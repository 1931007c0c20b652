import type { EndpointName } from './endpoints'

/** What a call is for, in a few words: the summary of its operation. */
export const summaries: Record<EndpointName, string> = {
  siteList: 'The sites, one a language',
  siteDictionary: 'Texts of the interface that a site words differently',
  topNavigation: 'The navigation, and the banners of list pages',
  topHeader: 'Sub-menus of the navigation',
  bottomNavigation: 'The footer',
  advantages: 'What speaks for the company',
  title: 'Title and line of a list page',
  homepage: 'Modules of the home page, in order',
  productList: 'Product groups with their products',
  productCategory: 'A product category',
  product: 'A product',
  solutionList: 'Industries with their solutions and cases',
  solution: 'A solution',
  exampleList: 'Customer cases by industry',
  example: 'A customer case',
  newsList: 'News, newest first',
  fixedNews: 'News of the carousel',
  article: 'An article: news, or what its type segment names',
  publicationList: 'Periodicals and white papers',
  publication: 'A periodical or white paper',
  activityList: 'Events, filtered',
  activity: 'An event',
  activityPlaces: 'Places that the event filter offers',
  fixedActivities: 'Events of the carousel',
  mediaList: 'Media resources, filtered',
  media: 'A media resource',
  mediaCarousel: 'Media resources of the carousel',
  mediaTypes: 'Types that the media filter offers',
  introductions: 'Company introductions',
  introduction: 'A company introduction, for its preview',
  services: 'The service-and-support page',
  servicesPreview: 'The service-and-support page, for its preview',
  joinUs: 'The join-us page',
  joinUsPreview: 'The join-us page, for its preview',
  form: 'A form',
}

const picture = { files: [{ url: '/assets/covers/line-7.jpg', type: 'image/jpeg' }] }
const more = { jumpContentType: 'URL', buttonTitle: 'Read more', buttonLink: '/solution/21' }
const product = { id: 11, name: 'Production planning', desc: 'Plans a shift in seconds' }
const example = {
  id: 31,
  title: 'Three plants, one plan',
  customerName: 'Haiyue Bottling',
  coverMaterial: picture,
}
const solution = { id: 21, name: 'Bottling plants', pcResource: picture }
const news = {
  id: 41,
  title: 'A second plant goes live',
  coverMaterial: picture,
  createTime: '2026-03-12T09:30:00Z',
}
const publication = { id: 51, name: 'Planning in bottling plants', type: 'WHITE_PAPER', picture }
const activity = {
  id: 61,
  activityName: 'Open day at the plant',
  startDate: '2026-05-08 09:00:00',
  endDate: '2026-05-09 17:00:00',
  place: 'Shanghai',
  enrollStatus: 'OPEN',
  enrollTypeDict: 'FORM',
  enrollDetail: { id: 1 },
}
const media = {
  id: 71,
  titleContent: 'Planning a shift',
  createdAt: '2026-02-01',
  videoMaterial: { files: [{ url: '/assets/videos/plan.mp4', type: 'video/mp4' }] },
}
const introduction = {
  id: 81,
  type: 'company',
  title: 'About us',
  statistics: [{ value: '10+', label: 'countries' }],
}
const companyPage = {
  id: 91,
  title: 'Service and support',
  describe: '<p>Answers within four hours.</p>',
  jumpBO: more,
}
const page = (record: object) => ({ data: [record], total: 1 })

/** An answer of each call, in the contract's first forms. */
export const examples: Record<EndpointName, unknown> = {
  siteList: [{ id: 2, title: 'Northbay Digital', mark: 'en' }],
  siteDictionary: { 'shell.consult': 'Talk to us', activityTypes: [{ value: 'SALON', label: 'Salon' }] },
  topNavigation: [
    { displayName: 'Products', pageAddress: '/product', navigationName: 'product', pcResource: picture },
  ],
  topHeader: [
    {
      title: 'product',
      data: [{ id: 1, name: 'Plan', productList: [{ id: 11, name: 'Production planning' }] }],
    },
  ],
  bottomNavigation: {
    briefIntroductionList: [{ introductionContent: '+86 21 5550 0100' }],
    aboutEndpointsList: [{ menu: 'About us', jumpMode: 'SELF', jumpToAddress: '/about-us' }],
  },
  advantages: [{ id: 1, title: 'Live in twelve weeks' }],
  title: { title: 'News', desc: 'What is new' },
  homepage: [
    {
      moduleName: 'banner',
      moduleType: 'CAROUSEL',
      carouselOpt: [{ title: 'One plan', pcResource: picture, jumpBO: more }],
    },
  ],
  productList: [{ id: 1, name: 'Plan', productList: [product] }],
  productCategory: { id: 1, name: 'Plan', productList: [product], exampleList: [example] },
  product: {
    ...product,
    pcResource: picture,
    demonstration: { jumpContentType: 'FORM', buttonTitle: 'Book a demo', formBO: { id: 1 } },
  },
  solutionList: [{ industry: { id: 5, name: 'Food' }, solutions: [solution], examples: [example] }],
  solution: { ...solution, industryName: 'Food', industryState: [{ id: 1, title: 'Short shelf lives' }] },
  exampleList: [{ industry: { id: 5, name: 'Food' }, examples: [example] }],
  example: { ...example, content: '<p>Plans used to take a day.</p>' },
  newsList: page(news),
  fixedNews: [news],
  article: { ...news, content: '<p>The line started on Monday.</p>', label: 'plants,planning' },
  publicationList: page(publication),
  publication: {
    ...publication,
    publicationDescribe: '<p>What planners decide by hand.</p>',
    exampleBOS: [example],
  },
  activityList: page(activity),
  activity: { ...activity, activityAgendas: [{ title: 'Welcome', agendaStr: '09:00' }] },
  activityPlaces: ['Shanghai'],
  fixedActivities: [activity],
  mediaList: page(media),
  media,
  mediaCarousel: [media],
  mediaTypes: ['Talk'],
  introductions: [introduction],
  introduction,
  services: companyPage,
  servicesPreview: companyPage,
  joinUs: companyPage,
  joinUsPreview: companyPage,
  form: {
    id: 1,
    name: 'Talk to us',
    formFields: [{ id: 1, name: 'E-mail', type: 'INPUT', required: true, validate: 'EMAIL' }],
  },
}
