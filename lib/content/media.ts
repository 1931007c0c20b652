import type { Media } from '@/lib/contract/media'
import type { PageContext } from '@/lib/i18n/page-context'
import { type MediaQuery, wireRange } from '@/lib/rules/list/list-query'
import { pageSizes } from '@/lib/rules/list/page-sizes'
import { type Language, load, loadOptional } from './client/load'
import { getRecord } from './client/record'
import { previewRecord, type SearchParams } from './preview'

const section = { path: '/Media', list: '/media' }

/** A page of media under its filters, with what the filters offer (§2). Throws when the list itself is not to be had; the rest degrades. */
export async function getMediaList(
  page: Language,
  { resourceTypes, titleContent, pageNo, ...range }: MediaQuery,
) {
  const filter = {
    ...wireRange(range),
    ...(resourceTypes.length > 0 && { resourceTypes }),
    ...(titleContent !== '' && { titleContent }),
  }
  const [list, carousel, types, title] = await Promise.all([
    load('mediaList', page, { body: { pageNo, pageSize: pageSizes.media, multimediaResource: filter } }),
    loadOptional('mediaCarousel', page),
    loadOptional('mediaTypes', page),
    loadOptional('title', page, { body: { type: 'MULTIMEDIA_RESOURCE' } }),
  ])
  return { ...list, carousel: carousel?.data ?? [], types: types?.data ?? [], title }
}

/** A media resource with its addresses (§2). One that does not exist is the 404 page; throws when the source cannot say. */
export const getMedia = (page: Language, id: string) => getRecord('media', page, { id }, section)

/** What to watch or read after a resource: the newest of its kind, then the newest; none when the list is not to be had. Never throws. */
export async function getNextMedia(page: Language, item: Media): Promise<Media[]> {
  const body = { pageNo: 1, pageSize: 12, multimediaResource: {} }
  const others = ((await loadOptional('mediaList', page, { body }))?.data ?? []).filter(
    ({ id }) => id !== item.id,
  )
  const isAlike = ({ resourceType }: Media) => resourceType === item.resourceType
  return [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))].slice(0, 3)
}

/** A media resource as its editors see it (D14). Throws like getMedia. */
export const previewMedia = (page: PageContext, id: string, query: SearchParams) =>
  previewRecord('media', page, { id }, section, query)
