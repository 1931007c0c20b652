import { LRUCache } from 'lru-cache'
import { monotonicNow } from '@/lib/clock'
import type { Page } from '@/lib/contract/endpoint'
import { env } from '@/lib/env'
import { MOST_PAGES } from '@/lib/i18n/list-address'
import { isObject } from '@/lib/is-object'
import { writeJson } from '@/lib/json'
import { type ContentCall, type ContentSource, callKey } from '../shared/source'

/** The elements that an answer brought, those that are not shown among them. */
export function elementsOf(payload: unknown): unknown[] {
  const list = isObject(payload) ? payload.data : payload
  return Array.isArray(list) ? list : []
}

const LONGEST_MS = 1000
/** A list of fewer pages is believed until one of them is found empty: a page costs one call of a list (P8). */
const BELIEVED_PAGES = 100

/** What lists came to whose last page was asked for, by call and `total`. */
const counts = new LRUCache<string, number>({ max: 1000 })

/**
 * How many records of a list come: `total` where its last page brings any, else what its pages up to the first empty one hold, so that pagers
 * lead to no page without records. Asked for where there is a reason to doubt: a page was empty, or they are too many. What cannot be found out
 * within a second is believed until it is asked for anew.
 */
async function countOf(
  call: ContentCall,
  source: ContentSource,
  { total, pageSize, isEmpty }: { total: number; pageSize: number; isEmpty: boolean },
) {
  const pages = Math.min(MOST_PAGES, Math.max(1, Math.ceil(total / pageSize)))
  const key = `${callKey({ ...call, body: { ...call.body, pageNo: undefined } })} ${total}`
  const cached = counts.get(key)
  if (cached !== undefined) return cached
  if (!isEmpty && pages <= BELIEVED_PAGES) return total
  // Well within the share of one call: a pager is not worth the list itself.
  const deadline = Math.min(call.deadline, monotonicNow() + LONGEST_MS)
  const ask = async (pageNo: number) =>
    elementsOf(await source.answer({ ...call, deadline, body: { ...call.body, pageNo } })).length
  const find = async () => {
    if ((await ask(pages)) > 0) return total
    let [filled, empty] = [1, pages]
    while (empty - filled > 1) {
      const middle = Math.floor((filled + empty) / 2)
      if ((await ask(middle)) > 0) filled = middle
      else empty = middle
    }
    return (filled - 1) * pageSize + (await ask(filled))
  }
  const count = await find().catch(() => total)
  counts.set(key, count, { ttl: Math.max(env().CONTENT_REVALIDATE_SECONDS, 1) * 1000 })
  return count
}

/**
 * A page of a list with the `total` that visitors can count: what comes, however much more the source says. A page that is too short
 * to be followed by another is asked about the next one, as some sources give out less than they are asked for.
 */
export async function withShownTotal(
  call: ContentCall,
  source: ContentSource,
  payload: unknown,
  page: Page<unknown>,
): Promise<Page<unknown>> {
  const { pageNo, pageSize } = call.body
  if (typeof pageNo !== 'number' || typeof pageSize !== 'number') return page
  const before = (pageNo - 1) * pageSize
  const came = elementsOf(payload)
  const isEmpty = pageNo > 1 && came.length === 0
  const counted = async () => {
    const count = await countOf(call, source, { total: page.total, pageSize, isEmpty })
    return count === page.total ? page : { ...page, total: count }
  }
  if (isEmpty) {
    const { total } = await counted()
    return { ...page, total: Math.min(total, before) }
  }
  const isLast = page.total <= before + pageSize
  if (!isLast && came.length >= pageSize) return counted()
  const isFollowed = async () => {
    const next = await source.answer({ ...call, body: { ...call.body, pageNo: pageNo + 1 } })
    const following = elementsOf(next)
    // A source that knows no pages gives the same ones again.
    return following.length > 0 && writeJson({ following }) !== writeJson({ following: came })
  }
  if (!isLast && (await isFollowed().catch(() => true))) return counted()
  return { ...page, total: before + page.data.length }
}
