import { getMediaList } from '@/lib/content'
import { recordPath } from '@/lib/content-types/addresses'
import { filterSearch, type MediaQuery } from '@/lib/rules/list/list-query'
import { listPages } from '../../_components/list-page'
import { MediaList } from './MediaList'

/** Media resources under their filters (§2). */
export const mediaPages = listPages({
  path: '/media',
  get: getMediaList,
  searchOf: ({ startDate, endDate, resourceTypes, titleContent }: MediaQuery) =>
    filterSearch({ startDate, endDate, resourceType: resourceTypes, titleContent }),
  wordsOf: ({ t }) => ({ title: t('media.title'), description: t('media.description') }),
  itemsOf: ({ data }) =>
    data.map(({ id, titleContent }) => ({ path: recordPath('media', id), name: titleContent })),
  View: MediaList,
})
