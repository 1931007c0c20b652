import { LRUCache } from 'lru-cache'
import { monotonicNow } from '@/lib/clock'
import { type Entry, entrySize } from './entry'
import type { Level } from './levels'
import { type Freshness, freshness, type TagTimes } from './tags'

export type PageStore = {
  /** The page in memory, at once. */
  peek: (key: string) => Entry | undefined
  /** The page in memory or on the disk, fresh or not. */
  find: (key: string) => Promise<Entry | undefined>
  /** True when another process has made the page anew meanwhile: it is taken over from the disk. */
  takeOver: (key: string) => Promise<boolean>
  put: (key: string, page: Entry) => void
  /** The page is no longer one, on the disk neither. */
  drop: (key: string) => void
  /** The address has turned out missing by a render that began at that moment: its page goes, and for a while nobody asks again. */
  miss: (key: string, asOf: number) => void
  /** The address was proven missing without a render, by what was known at that moment: for a while nobody asks again. */
  rememberNotFound: (key: string, asOf: number) => void
  isMissing: (key: string) => boolean
  freshness: (page: Entry) => Freshness
  /** To be called when a page has grown by an encoding. */
  grown: (key: string) => void
  /** What the pages in memory take. */
  size: () => { bytes: number; count: number }
  tags: TagTimes
}

export type Limits = { pageBytes: number; missingCount: number; missingMs: number }
const MIB = 1024 * 1024
export const limits: Limits = {
  pageBytes: 40 * MIB, // twice what the demo takes in all its forms; the disk has the rest
  missingCount: 5000,
  missingMs: 10_000,
}

/** Entries in memory, bounded by bytes, above the other levels. */
export function pageStore(
  below: Level,
  tags: TagTimes,
  most: Limits = limits,
  now: () => number = monotonicNow,
): PageStore {
  const pages = new LRUCache<string, Entry>({
    maxSize: most.pageBytes,
    sizeCalculation: entrySize,
    // An entry that a render stored or dropped meanwhile is newer: what is read is neither cached nor returned.
    fetchMethod: (key) => below.get(key),
    allowStaleOnFetchAbort: true, // without it such a read rejects
  })
  const missing = new LRUCache<string, number>({ max: most.missingCount })
  const drop = (key: string) => {
    pages.delete(key)
    below.delete(key)
  }
  return {
    peek: (key) => pages.get(key),
    find: async (key) => (await pages.fetch(key)) ?? pages.get(key),
    takeOver: async (key) => {
      const page = await below.get(key)
      const cached = pages.peek(key)
      if (!page || (cached && cached.at >= page.at) || freshness(page, tags, now()) !== 'fresh') return false
      pages.set(key, page)
      return true
    },
    put: (key, page) => {
      const cached = pages.peek(key)
      if (cached && cached.at > page.at) return // begun earlier and ended later: older
      missing.delete(key)
      pages.set(key, page)
      below.set(key, page)
    },
    drop,
    miss: (key, asOf) => {
      drop(key)
      missing.set(key, asOf)
    },
    rememberNotFound: (key, asOf) => void missing.set(key, asOf),
    // A new record expires a tag: any tag expired since makes the address asked for again.
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
    tags,
  }
}
