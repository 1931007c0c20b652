import type { Page } from '@/lib/contract/endpoint'
import { isObject } from '@/lib/is-object'
import { writeJson } from '@/lib/json'
import type { ContentCall, ContentSource } from '../shared/source'

/** The elements that an answer brought, those that are not shown among them. */
export function elementsOf(payload: unknown): unknown[] {
  const list = isObject(payload) ? payload.data : payload
  return Array.isArray(list) ? list : []
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
  if (pageNo > 1 && came.length === 0) return { ...page, total: Math.min(page.total, before) }
  const isLast = page.total <= before + pageSize
  if (!isLast && came.length >= pageSize) return page
  const isFollowed = async () => {
    const next = await source.answer({ ...call, body: { ...call.body, pageNo: pageNo + 1 } })
    const following = elementsOf(next)
    // A source that knows no pages gives the same ones again.
    return following.length > 0 && writeJson({ following }) !== writeJson({ following: came })
  }
  if (!isLast && (await isFollowed().catch(() => true))) return page
  return { ...page, total: before + page.data.length }
}
