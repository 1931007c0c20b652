import { join } from 'node:path'
import { env } from '@/lib/env'
import { fromLibrary, isLeftOut, recordById } from './library'

/** Folders behind the pages of records, by the path inside the site. */
const folders: Record<string, string> = {
  product: 'products',
  'product-category': 'product-categories',
  solution: 'solutions',
  'case-detail': 'cases',
  'article-detail/news': 'news',
  periodical: 'publications',
  activity: 'activities',
  media: 'media',
}
const recordPage = /^\/(\w+)\/([a-z-]+(?:\/news)?)\/(\d{1,15})$/

/**
 * True when a page of the site, such as `/cn/product/1001`, is of a record that no file holds, a wrong one neither (D5, D31): known
 * without rendering. False says nothing; records that are not published yet are left to the page.
 */
export async function isProvenMissing(key: string): Promise<boolean> {
  const [, mark = '', section = '', id] = recordPage.exec(key) ?? []
  const folder = folders[section]
  if (folder === undefined) return false
  const path = join(env().CONTENT_DIR, mark, folder)
  const { answer } = await fromLibrary(
    () => !recordById(path, Number(id)) && !isLeftOut(path, (file) => file.id === Number(id)),
  )
  return answer
}
