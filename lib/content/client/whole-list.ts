import { bounds } from '@/lib/contract/bounds'

const PAGE_SIZE = 100
/** A list of a back end that never ends is not followed for ever. */
const MOST_PAGES = bounds.records / PAGE_SIZE

type Page<T> = { data: readonly T[]; total: number }

/**
 * What is selected of the records of a list: its pages say how long it is, those behind the first are asked for `atOnce` at a time. A page
 * that brings nothing new is the end, whatever the first one says, unless all of its records are hidden. Of each page only what `keep` makes of its records stays in memory.
 */
export async function wholeList<T extends { id?: unknown }, K>(
  ask: (page: { pageNo: number; pageSize: number }) => Promise<Page<T>>,
  keep: (records: T[]) => K[] | Promise<K[]>,
  atOnce: number,
): Promise<K[]> {
  const ids = new Set<unknown>()
  const pages: K[][] = []
  let [last, isEnded] = [1, false]
  const read = async (pageNo: number) => {
    const { data, total } = await ask({ pageNo, pageSize: PAGE_SIZE })
    const fresh = data.slice(0, PAGE_SIZE).filter(({ id }) => !ids.has(id))
    for (const { id } of fresh) ids.add(id)
    const isHidden = data.length === 0 && total > (pageNo - 1) * PAGE_SIZE
    if (pageNo > 1 && fresh.length === 0 && !isHidden) [last, isEnded] = [Math.min(last, pageNo), true]
    // A page that was cut knows of the next one alone; a source that gives out less than it is asked for has more pages.
    const isShort = data.length > 0 && (pageNo - 1) * PAGE_SIZE + data.length < total
    const size = isShort ? Math.min(PAGE_SIZE, data.length) : PAGE_SIZE
    if (!isEnded) last = Math.min(MOST_PAGES, Math.max(last, Math.ceil(total / size)))
    pages[pageNo] = await keep(fresh)
  }
  await read(1)
  let next = 2
  const worker = async () => {
    while (next <= last) await read(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return pages.flat()
}
