import type { Resource } from '@/lib/contract/shared'
import { isRecordId } from '@/lib/i18n/record-id'
import { introductionType } from '@/lib/rules/address/introduction-path'
import { find, getSite, type Language, load } from './client/load'
import { getAiPage, listAiPages } from './file-pages/ai-pages'
import { getStaticPage, hasStaticPage, staticPageAt } from './file-pages/static-pages'
import { getBanner } from './layout'

/** What a share picture shows of a page: its title, the list it belongs to, its picture. */
export type Shared = { title: string; list?: string; picture?: Resource | undefined }

type Find = (language: Language, id: string, type: string) => Promise<Shared | undefined>

const shared = (title: string, list: string, picture: Resource | undefined): Shared => ({
  title,
  list,
  picture,
})

/** Records by the first segment of their path. */
const records: Record<string, Find> = {
  product: async (language, id) => {
    const item = await find('product', language, { id })
    return item && shared(item.name, '/product', item.pcResource ?? item.diagram)
  },
  'product-category': async (language, id) => {
    const item = await find('productCategory', language, { id })
    return item && shared(item.name, '/product', item.pcResource)
  },
  solution: async (language, id) => {
    const item = await find('solution', language, { id })
    return item && shared(item.name, '/solution', item.pcResource)
  },
  'case-detail': async (language, id) => {
    const item = await find('example', language, { id })
    return item && shared(item.title, '/cases', item.coverMaterial ?? item.backgroundMaterial)
  },
  'article-detail': async (language, id, type) => {
    const item = await find('article', language, { id, type })
    return item && shared(item.title, '/about-us/news', item.coverMaterial)
  },
  activity: async (language, id) => {
    const item = await find('activity', language, { id })
    return item && shared(item.activityName, '/activity', item.coverMaterial)
  },
  Media: async (language, id) => {
    const item = await find('media', language, { id })
    return item && shared(item.titleContent, '/media', item.coverMaterial)
  },
  periodical: async (language, id) => {
    const item = await find('publication', language, { id })
    return item && shared(item.name, '/periodical', item.basePicture ?? item.picture)
  },
}

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
    const { title, pcResource } = getStaticPage(language, own).content
    return { title, picture: pcResource }
  }
  const banner = await getBanner(language, path)
  if (banner) return { title: banner.displayName, picture: banner.pcResource }
  if (!path.startsWith('/about-us/')) return undefined
  const { data } = await load('introductions', language)
  const wanted = introductionType(path.slice('/about-us/'.length))
  const item = data.find(({ type }) => type === wanted)
  return item && shared(item.title, '/about-us', item.pcResource)
}

/** What is shared of a public page; the site itself where a page has no words of its own; undefined where there is no such record. Throws when the source cannot say. */
export async function findShared(language: Language, path: string): Promise<Shared | undefined> {
  const [, kind = '', ...rest] = path.split('/')
  const id = rest.at(-1) ?? ''
  const record = isRecordId(id) ? records[kind] : undefined
  if (record) return record(language, id, rest[0] ?? '')
  const page = await named(language, path)
  if (page) return page
  const { title } = await getSite(language)
  const home = await load('homepage', language)
  const slides = home.data.flatMap(({ carouselOpt }) => carouselOpt ?? [])
  const [slide] = slides
  return { title: (path === '/' && slide?.title) || title, picture: slide?.pcResource }
}
