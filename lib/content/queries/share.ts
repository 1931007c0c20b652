import { recordTypes } from '@/lib/content-types'
import { recordAddresses, recordAt } from '@/lib/content-types/addresses'
import type { Resource } from '@/lib/contract/shared'
import { isRecordId } from '@/lib/i18n/record-id'
import { introductionAt } from '@/lib/rules/address/introduction-path'
import { find, getSite, type Language, load } from '../client/load'
import { getAiPage, listAiPages } from '../file-pages/ai-pages'
import { getStaticPage, hasStaticPage, staticPageAt } from '../file-pages/static-pages'
import { getBanner } from './layout'

/** What a share picture shows of a page: its title, the list it belongs to, its picture. */
export type Shared = { title: string; list?: string; picture?: Resource | undefined }

/** A page that is no record: the list, company or static page that navigation or its own file names. */
async function named(language: Language, path: string): Promise<Shared | undefined> {
  if (path.startsWith('/ai')) {
    const pages = await listAiPages(language)
    if (!pages.some((page) => page.path === path)) return undefined
    const { record } = await getAiPage(language, path.split('/').slice(2))
    return { title: record.title }
  }
  const own = staticPageAt(path)
  if (own && hasStaticPage(language, own)) {
    const { title, pcResource } = getStaticPage(language, own).record
    return { title, picture: pcResource }
  }
  const banner = await getBanner(language, path)
  if (banner) return { title: banner.displayName, picture: banner.pcResource }
  const wanted = introductionAt(path)
  if (!wanted) return undefined
  const { data } = await load('introductions', language)
  const item = data.find(({ type }) => type === wanted)
  return item && { title: item.title, list: '/about-us', picture: item.pcResource }
}

/** What is shared of a public page; the site itself where a page has no words of its own; undefined where there is no such record. Throws when the source cannot say. */
export async function findShared(language: Language, path: string): Promise<Shared | undefined> {
  const { folder, id = '', type = '' } = recordAt(path) ?? {}
  const { findShare } = folder ? recordTypes[folder] : {}
  if (folder && findShare && isRecordId(id)) {
    const shared = await findShare((name, input) => find(name, language, input), {
      id,
      ...(type && { type }),
    })
    return shared && { title: shared[0], list: recordAddresses[folder].list, picture: shared[1] }
  }
  const page = await named(language, path)
  if (page) return page
  const { title } = await getSite(language)
  const home = await load('homepage', language)
  const slides = home.data.flatMap(({ carouselOpt }) => carouselOpt ?? [])
  const [slide] = slides
  return { title: (path === '/' && slide?.title) || title, picture: slide?.pcResource }
}
