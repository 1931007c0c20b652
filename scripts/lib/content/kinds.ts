import { folders } from '@/lib/content/sources/files/folders'

/** What `npm run content -- new` can make, one of each folder whose records have ids, and the folder it lies in. */
export const kinds: Record<string, string> = Object.fromEntries(
  Object.entries(folders)
    .filter(([, { isAnonymous }]) => !isAnonymous)
    .map(([folder]) => [
      folder === 'news' || folder === 'join-us' ? folder : folder.replace(/ies$/, 'y').replace(/s$/, ''),
      folder,
    ]),
)

/** Fields that references stand for: the site fills them from the records that are named. */
export const filledByReference = new Set([
  ...['productList', 'exampleList', 'exampleBOList', 'exampleBOS', 'exampleSolutionRelationBOList'],
  'industryName',
])
