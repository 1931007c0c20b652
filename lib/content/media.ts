import type { Mark } from '@/lib/i18n/locales'
import { type MediaQuery, wireRange } from '@/lib/rules/list/list-query'
import { load, loadOptional } from './load'

export const MEDIA_PAGE_SIZE = 10

/** A page of media under its filters, with what the filters offer; only the list itself is essential (§2). */
export async function getMediaList(
  mark: Mark,
  { resourceTypes, titleContent, pageNo, ...range }: MediaQuery,
) {
  const filter = {
    ...wireRange(range),
    ...(resourceTypes.length > 0 && { resourceTypes }),
    ...(titleContent !== '' && { titleContent }),
  }
  const [list, carousel, types, title] = await Promise.all([
    load('mediaList', mark, { body: { pageNo, pageSize: MEDIA_PAGE_SIZE, multimediaResource: filter } }),
    loadOptional('mediaCarousel', mark),
    loadOptional('mediaTypes', mark),
    loadOptional('title', mark, { body: { type: 'MULTIMEDIA_RESOURCE' } }),
  ])
  return { ...list, carousel: carousel?.data ?? [], types: types?.data ?? [], title }
}
