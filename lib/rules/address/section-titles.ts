const titles = {
  '/product': 'product.title',
  '/solution': 'solution.title',
  '/cases': 'cases.title',
  '/about-us': 'about.title',
  '/about-us/news': 'news.title',
  '/periodical': 'publication.title',
  '/activity': 'activity.title',
  '/media': 'media.title',
} as const

const isSection = (path: string): path is keyof typeof titles => path in titles

/** The dictionary's key for the title of a list page; undefined for any other address. */
export const sectionTitle = (path: string) => (isSection(path) ? titles[path] : undefined)
