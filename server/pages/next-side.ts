import { steadyNow } from '@/lib/clock'
import { log } from '@/lib/log'
import { carriesNonce, type DocumentSettings, pageDocument } from '../html/document'
import { pastEnd } from '../response/finalize-response'
import { isPastEndKey } from './address'
import { bodyOf, contentTag } from './body'
import type { PageStore } from './store'
import { freshness } from './tags'

const TAGS = 'x-next-cache-tags'
const DAY_SECONDS = 86_400
/** Set by the middleware's own 404; its page is a page like any other (`app/[lang]/not-found`). */
const isNotFoundPage = (key: string) => key.endsWith('/not-found')

export type NextPage = {
  kind: 'APP_PAGE'
  html: string
  rscData?: Buffer
  segmentData?: Map<string, Buffer>
  headers?: Record<string, string | string[] | undefined>
  status?: number
  postponed?: unknown
}
export type SetContext = {
  fetchCache?: boolean
  tags?: string[]
  cacheControl?: { revalidate: number | false; expire?: number }
}
export type GetContext = { kind: string; tags?: string[]; softTags?: string[] }

/** Next's key of a page, `/route-cache/APP_PAGE/<hash>/$/cn/item/1`, without what only Next needs. */
const pageKey = (key: string) => key.slice(key.indexOf('/$/') + 2)

const lines = (headers: NextPage['headers'] = {}) =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name === TAGS ? [] : [[name, [value].flat().join(', ')]],
  )

/**
 * What Next's cache handler does, over our store (ADR 0010): it takes the pages that the store has asked for, and hands none back, as an
 * older document would come under a newer nonce.
 */
export function nextSide(store: PageStore, settings: DocumentSettings, now: () => number = steadyNow) {
  const keepPage = (key: string, data: NextPage, context: SetContext) => {
    const running = store.regeneration.getStore()
    // A render for a visitor holds what its address said (Next writes that into the page): only the store's own renders are kept.
    if (running?.key !== key) return
    const isMissing = data.status !== undefined && data.status !== 200 && !isNotFoundPage(key)
    if (isMissing || !data.rscData) return store.miss(key)
    const isPastEnd = data.html.includes(pastEnd)
    if (isPastEnd && !isPastEndKey(key)) return store.drop(key)
    if (!carriesNonce(data.html, running.nonce))
      return log.error({ page: key }, 'page without the nonce of its render: not kept')
    const { revalidate = 1, expire = DAY_SECONDS } = context.cacheControl ?? {}
    const tags = String(data.headers?.[TAGS] ?? '')
    const life = {
      at: running.at,
      revalidate: revalidate === false ? DAY_SECONDS : revalidate,
      expire,
      tags: tags ? tags.split(',') : [],
    }
    const content = contentTag(`${data.html}${data.rscData}`.replaceAll(running.nonce, ''))
    const before = store.peek(key)
    if (before?.content === content) return store.keep(key, { ...before, ...life })
    const { html, policy } = pageDocument(data.html, running.nonce, settings)
    const segments = [...(data.segmentData ?? [])].filter(([name]) => name !== '/_full')
    store.keep(key, {
      ...life,
      html: bodyOf(html),
      rsc: bodyOf(data.rscData),
      segments: new Map(segments.map(([name, bytes]) => [name, bodyOf(bytes)])),
      policy,
      content,
      headers: Object.fromEntries(lines(data.headers)),
      ...(isPastEnd && { status: 404 as const }),
    })
  }
  return {
    async get(key: string, context: GetContext) {
      if (context.kind === 'APP_PAGE') return null
      const datum = store.data.get(key)
      if (!datum) return null
      const tags = [...datum.tags, ...(context.tags ?? []), ...(context.softTags ?? [])]
      const life = { at: datum.at, revalidate: DAY_SECONDS, expire: DAY_SECONDS, tags }
      return freshness(life, store.tags, now()) === 'fresh'
        ? { value: datum.value, lastModified: datum.at }
        : null
    },
    async set(key: string, data: { kind: string } | null, context: SetContext) {
      if (data?.kind === 'APP_PAGE') return keepPage(pageKey(key), data as NextPage, context)
      if (data) store.data.set(key, { value: data, at: now(), tags: context.tags ?? [] })
      else store.data.delete(key)
    },
    async revalidateTag(tags: string | string[], durations?: { expire?: number }) {
      store.tags.expire([tags].flat(), durations?.expire, now())
    },
  }
}
export type NextSide = ReturnType<typeof nextSide>
