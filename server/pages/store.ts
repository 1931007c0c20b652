import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import { steadyNow } from '@/lib/clock'
import type { Level } from './levels'
import { type Page, pageSize } from './page'
import { type Freshness, freshness, type TagTimes } from './tags'

/** What a render of ours knows of itself: which page it is for, when it began, and the nonce of its scripts. */
export type Regeneration = { key: string; at: number; nonce: string }
/** An entry of Next's data cache, or of a route's; the value is Next's own. */
export type Datum = { value: unknown; at: number; tags: string[] }

export type PageStore = {
  /** The page in memory, at once. */
  peek: (key: string) => Page | undefined
  /** The page in memory or on the disk, fresh or not. */
  find: (key: string) => Promise<Page | undefined>
  /** True when another process has made the page anew meanwhile: it is taken over from the disk. */
  takeOver: (key: string) => Promise<boolean>
  keep: (key: string, page: Page) => void
  /** The page is no longer one, on the disk neither. */
  drop: (key: string) => void
  /** The address has turned out missing: its page goes, and for a moment it is known to be missing. */
  miss: (key: string) => void
  /** The address was proven missing without a render, by what was known at that moment: for a while nobody asks again. */
  noteMissing: (key: string, asOf: number) => void
  isMissing: (key: string) => boolean
  freshness: (page: Page) => Freshness
  /** To be called when a page has grown by an encoding. */
  grown: (key: string) => void
  /** What the pages in memory take. */
  size: () => { bytes: number; count: number }
  data: LRUCache<string, Datum>
  tags: TagTimes
  regeneration: AsyncLocalStorage<Regeneration>
}

export type Limits = { pageBytes: number; dataBytes: number; missingCount: number; missingMs: number }
const MIB = 1024 * 1024
export const limits: Limits = {
  pageBytes: 40 * MIB, // twice what the demo takes in all its forms; the disk has the rest
  dataBytes: 4 * MIB,
  missingCount: 5000,
  missingMs: 10_000,
}

/** Pages and data, each bounded by bytes: memory above the disk (ADR 0010). */
export function pageStore(
  disk: Level,
  tags: TagTimes,
  most: Limits = limits,
  now: () => number = steadyNow,
): PageStore {
  const pages = new LRUCache<string, Page>({ maxSize: most.pageBytes, sizeCalculation: pageSize })
  const data = new LRUCache<string, Datum>({
    maxSize: most.dataBytes,
    sizeCalculation: ({ value }, key) => 200 + key.length + (JSON.stringify(value)?.length ?? 0),
  })
  const missing = new LRUCache<string, number>({ max: most.missingCount })
  const reads = new Map<string, Promise<Page | undefined>>()

  const readOnce = (key: string) => {
    const read = disk.read(key).then((page) => {
      reads.delete(key)
      // Kept by a render meanwhile: that one is newer.
      const known = pages.get(key)
      if (known || !page) return known
      pages.set(key, page)
      return page
    })
    reads.set(key, read)
    return read
  }
  const drop = (key: string) => {
    pages.delete(key)
    disk.remove(key)
  }
  return {
    peek: (key) => pages.get(key),
    find: async (key) => pages.get(key) ?? (await (reads.get(key) ?? readOnce(key))),
    takeOver: async (key) => {
      const page = await disk.read(key)
      const known = pages.peek(key)
      if (!page || (known && known.at >= page.at) || freshness(page, tags, now()) !== 'fresh') return false
      pages.set(key, page)
      return true
    },
    keep: (key, page) => {
      const known = pages.peek(key)
      if (known && known.at > page.at) return // begun earlier and ended later: no news
      missing.delete(key)
      pages.set(key, page)
      disk.write(key, page)
    },
    drop,
    miss: (key) => {
      drop(key)
      missing.set(key, now())
    },
    noteMissing: (key, asOf) => void missing.set(key, asOf),
    // A record that comes to be is told by a tag: whatever was told since makes the address asked for again.
    isMissing: (key) => {
      const since = missing.get(key)
      return since !== undefined && now() - since < most.missingMs && tags.last() < since
    },
    freshness: (page) => freshness(page, tags, now()),
    grown: (key) => {
      const page = pages.peek(key)
      // Deleted first: set again with the same object, the cache would not measure its size anew.
      if (page && pages.delete(key)) pages.set(key, page)
    },
    size: () => ({ bytes: pages.calculatedSize, count: pages.size }),
    data,
    tags,
    regeneration: new AsyncLocalStorage<Regeneration>(),
  }
}
