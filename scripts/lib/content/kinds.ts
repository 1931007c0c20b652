/** What `npm run content -- new` can make, and the folder it lies in. */
export const kinds: Record<string, string> = {
  product: 'products',
  'product-category': 'product-categories',
  industry: 'industries',
  solution: 'solutions',
  case: 'cases',
  news: 'news',
  activity: 'activities',
  media: 'media',
  publication: 'publications',
  introduction: 'introductions',
  service: 'services',
  'join-us': 'join-us',
  form: 'forms',
  advantage: 'advantages',
}

/** Fields that references stand for: the site fills them from the records that are named. */
export const filledByReference = new Set([
  ...['productList', 'exampleList', 'exampleBOList', 'exampleBOS', 'exampleSolutionRelationBOList'],
  'industryName',
])
