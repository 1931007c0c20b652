import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { cachedList } from '@/lib/content/cache/cached-list'
import { localePrefix } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { markdownAddress, pageOfMarkdown, prefersMarkdown } from '@/lib/rules/address/markdown-address'
import { withTimeout } from '@/lib/with-timeout'
import { sendStatus } from '../headers'
import { inTime } from '../limits/renders'
import type { PageAddress } from '../pages/address'
import { askNext, type NextHandler } from '../pages/ask-next'
import { plainOf } from '../pages/entry'
import type { FindPage } from '../pages/find-page'
import { compress } from '../response/compress'
import { newNonce } from '../response/csp'
import type { pageMarkdown } from './page'

/** How long browsers and proxies may cache a text, s. */
const SECONDS = 60

/** How long a page is waited for, ms. */
const LONGEST_MS = 10_000

/** Sends text for machines: never indexed, as the page itself is. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, text, canonical }: { status: number; type: string; text: string; canonical?: string },
): void {
  const { body, encoding } = compress(Buffer.from(text), String(request.headers['accept-encoding'] ?? ''))
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept-Encoding',
    'Content-Length': body.byteLength,
    ...(status === 200 && { 'Cache-Control': `public, max-age=${SECONDS}` }),
    ...(status === 503 && { 'Retry-After': '30' }),
    ...(canonical && { Link: `<${canonical}>; rel="canonical"` }),
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  sendStatus(response, status, headers, body)
}

/** Size of the cached texts, bytes. */
const MOST_KEPT = 8 * 1024 * 1024

type Serving = {
  handle: NextHandler
  find: FindPage
  /** Hosts that name a language (D2): texts are cached for no other host. */
  siteHosts: Readonly<Record<string, unknown>> | undefined
  addressOf: (host: string, url: string) => PageAddress | undefined
}
type Written = ReturnType<typeof pageMarkdown>
type Made = { status: number; page?: Written; location?: string | undefined }

/** Forms hold nothing that an answer engine could use; everything else that the store may hold is a page. */
const isPage = (address: PageAddress | undefined) =>
  address?.status === 200 && !/\/form(?:\/|$)/.test(address.key)

/** Pages as Markdown, written anew from the finished page when that has changed: nothing is in it that visitors do not see. */
export function markdownPages(find: FindPage, addressOf: Serving['addressOf']) {
  const written = new LRUCache<string, Written>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ title, markdown, canonical }) =>
      2 * (title.length + markdown.length + canonical.length),
  })
  return async (host: string, url: string): Promise<Made> => {
    const address = addressOf(host, url)
    const found = address && isPage(address) ? await find(address, host) : undefined
    if (!found || found.is === 'missing') return { status: 404 }
    if (found.is === 'answer') {
      const { status, headers } = found.answer
      return { status, location: headers.location?.toString() }
    }
    if (found.is !== 'page') return { status: 503 }
    const { status, body } = found.page
    if (status !== 200) return { status }
    const page = written.get(body.tag) ?? (await import('./page')).pageMarkdown(plainOf(body).toString()) // many modules, rarely needed at the start
    written.set(body.tag, page)
    return { status, page }
  }
}

export type MarkdownPages = ReturnType<typeof markdownPages>

/**
 * Answers `/x.md` with the page `/x` as Markdown, and a page that is asked for as Markdown by 303 to it (D5). False when the
 * request is neither: nothing has been done with it then.
 */
export function markdownServer({ handle, find, siteHosts, addressOf }: Serving) {
  const pages = markdownPages(find, addressOf)
  const whole = wholeSiteServer(handle, pages)
  const answer = async (request: IncomingMessage, response: ServerResponse, url: string) => {
    const made = pages(request.headers.host ?? '', url)
    const { status, page, location } = await withTimeout(
      made,
      LONGEST_MS,
      () => new Error('it takes too long'),
    )
    if (status === 308 && location) return sendStatus(response, 308, { Location: markdownAddress(location) })
    const type = page ? 'text/markdown' : 'text/plain'
    const text = page?.markdown ?? (status === 404 ? 'no such page' : 'try again later')
    const shown = page || status === 404 || status === 410 ? status : 503
    sendText(request, response, { status: shown, type, text, ...(page && { canonical: page.canonical }) })
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', headers } = request
    const host = headers.host ?? ''
    if (whole(request, response, siteHosts?.[host.toLowerCase()] ? host.toLowerCase() : 'localhost'))
      return true
    const page = url.includes('.md') ? pageOfMarkdown(url) : undefined
    if (page !== undefined && isPage(addressOf(host, page))) {
      answer(request, response, page).catch((error: unknown) => {
        log.error({ page, reason: String(error) }, 'Markdown page failed')
        sendText(request, response, { status: 503, type: 'text/plain', text: 'try again later' })
      })
      return true
    }
    if (!prefersMarkdown(headers.accept) || headers.rsc !== undefined || !isPage(addressOf(host, url)))
      return false
    sendStatus(response, 303, { Location: markdownAddress(url), Vary: 'Accept' })
    return true
  }
}

/** Less than a proxy in front waits; what is being written is there for who asks again. */
const PATIENCE_MS = 5000
/** More than any engine reads at once: a site of ten thousand pages is not sent whole. */
const MOST_BYTES = 4 * 1024 * 1024
const path = new RegExp(`^(${localePrefix})/llms-full\\.txt$`)
const link = /\]\((https?:\/\/[^)\s]+\.md)\)/g

/** Every page that llms.txt names, as Markdown, one after the other; one that is not to be had just now is left out. */
async function wholeSite(overview: string, pages: MarkdownPages, host: string): Promise<string> {
  const parts: string[] = [overview]
  let bytes = 0
  for (const [, address = ''] of overview.matchAll(link)) {
    const { pathname } = new URL(address)
    const { page } = await pages(host, pageOfMarkdown(pathname) ?? '/').catch(() => ({ page: undefined }))
    if (!page) continue
    await turn() // each is milliseconds of the processor
    bytes += Buffer.byteLength(page.markdown)
    if (bytes > MOST_BYTES) break
    parts.push(page.markdown)
  }
  return parts.join('\n')
}

/**
 * Answers /llms-full.txt of a language: its overview and then its pages, from memory, written again a minute later at most;
 * 503 while the first one takes longer than `patience` (ms), as when every page has still to be made.
 */
export function wholeSiteServer(handle: NextHandler, pages: MarkdownPages, patience = PATIENCE_MS) {
  const write = async (host: string, prefix: string): Promise<{ text: string } | { location: string }> => {
    const overview = await inTime(askNext(handle, { host, url: `${prefix}/llms.txt`, nonce: newNonce() }))
    const location = overview.status === 308 && overview.headers.location?.toString()
    if (location) return { location: location.replace('/llms.txt', '/llms-full.txt') }
    if (overview.status !== 200) throw new Error(`llms.txt answered ${overview.status}`)
    return { text: await wholeSite(overview.body.toString(), pages, host) }
  }
  return (request: IncomingMessage, response: ServerResponse, host: string): boolean => {
    if (!request.url?.includes('/llms-full.txt')) return false
    const [, prefix] = path.exec(request.url.split('?')[0] ?? '') ?? []
    if (prefix === undefined) return false
    const answer = (status: number, text: string) =>
      sendText(request, response, { status, type: 'text/plain', text })
    const written = cachedList(`llms-full ${host} ${prefix}`, () => write(host, prefix))
    withTimeout(written, patience, () => new Error('it is still being written')).then(
      (whole) =>
        'text' in whole ? answer(200, whole.text) : sendStatus(response, 308, { Location: whole.location }),
      (error: unknown) => {
        log.error({ reason: String(error) }, 'llms-full.txt not sent')
        answer(503, 'try again later')
      },
    )
    return true
  }
}
