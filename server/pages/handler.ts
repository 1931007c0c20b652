import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'
import { globalSingleton } from '@/lib/global-singleton'
import { isObject } from '@/lib/is-object'
import { type PageRender, pageRender } from '@/lib/page-render'

/** What Next renders is cached by our store as answers; this is enough for the parts that are asked for right after their page. */
const MOST_BYTES = 4 * 1024 * 1024
const renders = new LRUCache<string, { page: number; render: PageRender; bytes: Buffer }>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ bytes }) => bytes.byteLength || 1,
})

/** The segments that Next made with a page, by their names; the rest of a value is Next's own, and nobody looks into it. */
const segmentsOf = (value: unknown) =>
  isObject(value) && value.segmentData instanceof Map ? [...value.segmentData.keys()].map(String) : undefined

/** How the store learns of expired tags: Next loads this module by itself. */
export type Expire = (tags: string[]) => void
export const expiring = () => globalSingleton<Expire | undefined>('expire tags', () => undefined)

/**
 * What the program names as Next's `cacheHandler`. It hands back a page that the store has asked for, to the store alone and only for
 * parts of it: an older document would come under a newer nonce.
 */
export default class CacheHandler {
  async get(key: string) {
    const asked = pageRender.getStore()
    const cached = renders.get(key)
    if (asked?.ofPage === undefined || cached?.page !== asked.ofPage) return null
    // Whoever is given a render has what that one collected: its age, its life and what it shows.
    const { at, seconds, tags } = cached.render
    Object.assign(asked, { at, seconds, tags })
    return { value: deserialize(cached.bytes) as unknown, lastModified: Date.now() }
  }
  async set(key: string, value: unknown) {
    const asked = pageRender.getStore()
    if (asked?.at === undefined || value === null) return
    const segments = segmentsOf(value)
    if (segments) asked.segments = segments
    const page = asked.ofPage ?? asked.at
    if ((renders.peek(key)?.page ?? page) <= page)
      renders.set(key, { page, render: asked, bytes: serialize(value) })
  }
  async revalidateTag(tags: string | string[]) {
    expiring().value?.([tags].flat()) // at once, whatever profile is given: nothing here asks for more time (`app/api/revalidate`)
  }
  resetRequestCache() {}
}
