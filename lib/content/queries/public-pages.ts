import { join } from 'node:path'
import { recordLists as listPaths, recordPath } from '@/lib/content-types/addresses'
import type { ListedRecord, ListItem } from '@/lib/content-types/record-type'
import { env } from '@/lib/env'
import { introductionPath } from '@/lib/rules/address/introduction-path'
import { firstPicture } from '@/lib/rules/media/media-files'
import { cachedList } from '../cache/cached-list'
import { asking, getLanguages, type Language, load } from '../client/load'
import { type ReadList, recordLists } from '../client/record-lists'
import { listAiPages } from '../file-pages/ai-pages'
import { hasStaticPage, staticPages } from '../file-pages/static-pages'
import { writtenTimes } from '../sources/files/library'
import { present } from './absent'

/** A public page for sitemaps: its path without prefix, when it was last changed, and its picture, where that is known. */
export type PublicPage = {
  path: string
  time?: number | undefined
  picture?: string | undefined
  video?: ListedRecord['video']
}

/** Pages of a list that are asked for at a time. */
const AT_ONCE = 4

/** Those of the static pages that a language has; /go1688 leaves for its own host when one is set (D7). */
const staticPaths = (language: Language): string[] =>
  staticPages
    .filter((path) => !env().GO1688_HOST || !path.startsWith('/go1688'))
    .filter((path) => hasStaticPage(language, path))

/** The pages of records: of files, each with the time its file was written; of a back end, with the record's own. */
async function recordPages(language: Language, lists: ReadList[]): Promise<PublicPage[]> {
  const { CONTENT_API_URL, CONTENT_DIR } = env()
  const shown = ({ id, cover, time, video }: ListItem) => ({
    ...{ id, time, video, picture: firstPicture(cover)?.url },
  })
  const found = lists.map((read) => read(asking(language), (_, items) => items.map(shown), AT_ONCE))
  return (await Promise.all(found)).flat().flatMap(([folder, items]) => {
    if (folder === 'industries') return []
    const written = CONTENT_API_URL ? undefined : writtenTimes(join(CONTENT_DIR, language.locale, folder))
    return items.map(({ id, time, ...page }) => ({
      ...{ ...page, path: recordPath(folder, id), time: written ? written.get(Number(id)) : time },
    }))
  })
}

/** Pages beside those of records: lists, static ones, introductions behind the first, and what /ai frames. */
const otherPages = async (language: Language): Promise<PublicPage[]> => [
  ...(await present(language, [...listPaths, ...staticPaths(language)], (path) => path)).map((path) => ({
    path,
  })),
  ...(await load('introductions', language)).data
    .slice(1)
    .map(({ type }) => ({ path: introductionPath(type) })),
  ...(await listAiPages(language)),
]

/** The kinds of pages that sitemaps name, a file each. */
export const pageKinds = ['pages', ...recordLists.keys()]

async function find(language: Language, kind: string): Promise<PublicPage[]> {
  if (!(await getLanguages()).includes(language.locale)) return []
  const lists = recordLists.get(kind)
  const pages = await (lists ? recordPages(language, lists) : otherPages(language))
  return [...new Map(pages.map((page) => [page.path, page])).values()]
}

/**
 * Every public page of a language and kind, from memory; none where the language has no site of its own. Its last good copy
 * while the source fails; throws when there is none yet.
 */
export const getPublicPages = (language: Language, kind: string): Promise<PublicPage[]> =>
  cachedList(`${language.locale} ${kind}`, () => find(language, kind))
