import { MOST_PAGES } from '@/lib/i18n/list-address'

/** How many pages a list has that visitors can turn to; at least one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.min(MOST_PAGES, Math.max(1, Math.ceil(total / pageSize)))
}

/** True for a page that a list does not have: not the first, and nothing on it (D5). */
export function isPastEnd(pageNo: number, count: number): boolean {
  return pageNo > 1 && count === 0
}

/** The page numbers a pager shows around the current one; `gap` stands for the ones left out. */
export function pagerItems(pageNo: number, pages: number): (number | 'gap')[] {
  const wanted = [1, pageNo - 1, pageNo, pageNo + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(wanted)].sort((a, b) => a - b)
  return numbers.flatMap((number, index): (number | 'gap')[] => {
    const missing = number - (numbers[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    return missing === 1 ? [number - 1, number] : ['gap', number]
  })
}

/** A list's address with another page number; page 1 needs none. `search` starts with `?` or is empty. */
export function pageAddress(path: string, search: string, pageNo: number): string {
  const query = new URLSearchParams(search)
  if (pageNo === 1) query.delete('pageNo')
  else query.set('pageNo', String(pageNo))
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
