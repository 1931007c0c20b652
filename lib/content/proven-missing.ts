import { steadyNow } from '@/lib/clock'
import { type EssentialName, isArticleType } from '@/lib/contract/endpoints'
import { NotFoundError } from '@/lib/contract/errors'
import { isMark, type Mark } from '@/lib/i18n/locales'
import { withTimeout } from '@/lib/with-timeout'
import { type CallInput, fetchContent } from './client/call'
import { PAGE_MS, SHARE_MS } from './client/page-time'
import { siteFor } from './shared/site-for'

/** The calls behind the pages of records, by the path inside the site. */
const calls: Record<string, EssentialName> = {
  product: 'product',
  'product-category': 'productCategory',
  solution: 'solution',
  'case-detail': 'example',
  'article-detail': 'article',
  periodical: 'publication',
  activity: 'activity',
  media: 'media',
}
const recordPage = /^\/(\w+)\/([a-z-]+)(?:\/([\w-]+))?\/(\d{1,15})$/
/** A back end that takes longer is waited for by the page itself, which joins the calls under way. */
const LONGEST_MS = 500

/**
 * True when a page of the site, such as `/cn/product/1001`, is of a record that the back end says it has not: one cheap call, which
 * the page would make too and then has in memory (ADR 0042). False says nothing, least of all when the back end fails.
 */
export async function isUnknownRecord(key: string): Promise<boolean> {
  const [, mark = '', section = '', type, id] = recordPage.exec(key) ?? []
  const name = calls[section]
  if (name === undefined || id === undefined || !isMark(mark)) return false
  if ((section === 'article-detail') !== (type !== undefined) || (type && !isArticleType(type))) return false
  const asked = ask(name, mark, type === undefined ? { id } : { type, id }).then(
    () => false,
    (error: unknown) => error instanceof NotFoundError,
  )
  return withTimeout(asked, LONGEST_MS, () => new Error('later')).catch(() => false)
}

async function ask(name: EssentialName, mark: Mark, input: CallInput) {
  const now = steadyNow()
  const time = { deadline: now + PAGE_MS, waitUntil: now + SHARE_MS, isEssential: true }
  const { value } = await fetchContent('siteList', mark, undefined, {}, time)
  const site = siteFor(mark, value.data)
  if (site) await fetchContent(name, mark, site.id, input, time)
}
