import { folders } from '@/lib/content/sources/files/folders'

/** What `npm run content -- new` can make, and the folder it lies in: one of each whose records have ids, and what menus and the home page are made of. */
export const kinds: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(folders)
      .filter(([, { isAnonymous }]) => !isAnonymous)
      .map(([folder]) => [
        folder === 'news' || folder === 'join-us' ? folder : folder.replace(/ies$/, 'y').replace(/s$/, ''),
        folder,
      ]),
  ),
  ...{ navigation: 'navigation', 'home-module': 'home' },
}

/** Fields that references replace: the site fills them from the records that are named. */
export const filledByReference = new Set([
  ...['productList', 'exampleList', 'exampleBOList', 'exampleBOS', 'exampleSolutionRelationBOList'],
  'industryName',
])
