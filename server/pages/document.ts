import type { Page } from './page'
import type { Part } from './send'

/** The document of each kept page. Two documents of one page differ in status alone: the not-found page is sent as 404 or 410. */
const known = new WeakMap<Page, Part>()

/** The document of a page with its headers and policy, the same object for each visitor: what is written of it is written once. */
export function documentOf(page: Page, status: number): Part {
  const before = known.get(page)
  if (before?.status === status) return before
  const headers = [...Object.entries(page.headers).flat(), 'Content-Security-Policy', page.policy]
  const part: Part = { body: page.html, type: 'text/html; charset=utf-8', headers, status }
  known.set(page, part)
  return part
}
