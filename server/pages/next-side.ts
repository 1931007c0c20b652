import { steadyNow } from '@/lib/clock'
import { log } from '@/lib/log'
import { type CspHosts, contentSecurityPolicy } from '../response/csp'
import { pastEnd } from '../response/finalize-response'
import { inlineScripts } from '../response/framework-scripts'
import { headStyles } from '../response/head-styles'
import { isPastEndKey } from './address'
import { bodyOf, plainOf } from './body'
import { finishPage, type PageFiles, UnknownFormError } from './finish'
import type { Page } from './page'
import type { PageStore } from './store'
import { freshness } from './tags'

const TAGS = 'x-next-cache-tags'
const POLICY = 'content-security-policy'
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

function documentOf(key: string, html: string, rscData: Buffer, hosts: CspHosts, files?: PageFiles) {
  try {
    return finishPage({ html, rscData }, hosts, files)
  } catch (error) {
    if (!(error instanceof UnknownFormError)) throw error
    log.warn({ page: key, form: error.message }, 'page of a form that is not known: kept as Next wrote it')
    const inline = { scripts: inlineScripts(html).known, styles: headStyles(html) }
    return { html, policy: contentSecurityPolicy(inline, hosts) }
  }
}

const lines = (headers: NextPage['headers'] = {}) =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name === TAGS || name === POLICY ? [] : [[name, [value].flat().join(', ')]],
  )

/** What Next's cache handler does, over our store (ADR 0010): pages are finished once, when Next hands them over. */
export function nextSide(
  store: PageStore,
  hosts: CspHosts,
  now: () => number = steadyNow,
  files?: PageFiles,
) {
  const keepPage = (key: string, data: NextPage, context: SetContext) => {
    const running = store.regeneration.getStore()
    // A render for a visitor holds what its address said (Next writes that into the page): only the store's own renders are kept.
    const isOwn = running?.key === key
    const isMissing = data.status !== undefined && data.status !== 200 && !isNotFoundPage(key)
    if (isMissing || !data.rscData) return isOwn ? store.miss(key) : undefined
    const isPastEnd = data.html.includes(pastEnd)
    if (isPastEnd && !isPastEndKey(key)) return isOwn ? store.drop(key) : undefined
    const { html, policy } = documentOf(key, data.html, data.rscData, hosts, files)
    if (isOwn) {
      const { revalidate = 1, expire = DAY_SECONDS } = context.cacheControl ?? {}
      const tags = String(data.headers?.[TAGS] ?? '')
      const segments = [...(data.segmentData ?? [])].filter(([name]) => name !== '/_full')
      store.keep(key, {
        at: running.at,
        revalidate: revalidate === false ? DAY_SECONDS : revalidate,
        expire,
        tags: tags ? tags.split(',') : [],
        html: bodyOf(html),
        rsc: bodyOf(data.rscData),
        segments: new Map(segments.map(([name, bytes]) => [name, bodyOf(bytes)])),
        policy,
        headers: Object.fromEntries(lines(data.headers)),
        ...(isPastEnd && { status: 404 as const }),
      })
    }
    // Next sends this object to the request it renders for, so it is changed in place.
    data.html = html
    data.headers = { ...data.headers, [POLICY]: policy }
  }
  const pageFor = (page: Page) => ({
    lastModified:
      store.freshness(page) === 'fresh' ? page.at : Math.min(page.at, now() - page.revalidate * 1000 - 1),
    cacheControl: { revalidate: page.revalidate, expire: page.expire },
    value: {
      kind: 'APP_PAGE',
      html: plainOf(page.html).toString(),
      rscData: plainOf(page.rsc),
      headers: { ...page.headers, [TAGS]: page.tags.join(','), [POLICY]: page.policy },
      status: undefined,
      postponed: undefined,
      segmentData: new Map([
        ...[...page.segments].map(([name, body]) => [name, plainOf(body)] as const),
        ['/_full', plainOf(page.rsc)] as const,
      ]),
    },
  })
  return {
    async get(key: string, context: GetContext) {
      if (context.kind === 'APP_PAGE') {
        if (store.regeneration.getStore()) return null // one blocking render, which still uses the data cache
        const page = await store.find(pageKey(key))
        return page && store.freshness(page) !== 'expired' ? pageFor(page) : null
      }
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
