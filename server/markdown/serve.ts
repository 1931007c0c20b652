import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { monotonicNow } from '@/lib/clock'
import { send } from '@/lib/http/client'
import { log } from '@/lib/log'
import { markdownAddress, pageOfMarkdown, prefersMarkdown } from '@/lib/rules/address/markdown-address'
import { setPlainHeaders } from '../headers'
import type { PageAddress } from '../pages/address'
import { pageMarkdown } from './page'
import { sendText } from './send-text'
import { wholeSiteServer } from './whole-site'

const LONGEST_MS = 10_000
const MOST_BYTES = 8 * 1024 * 1024
/** Of texts that are kept, bytes. */
const MOST_KEPT = 8 * 1024 * 1024

type Serving = {
  port: () => number
  /** Hosts that name a language (D2): any other host is none that a text is kept for. */
  siteHosts: Readonly<Record<string, unknown>> | undefined
  addressOf: (host: string, url: string) => PageAddress | undefined
}
type Written = ReturnType<typeof pageMarkdown>
type Made = { status: number; page?: Written; location?: string | undefined }

/** Forms say nothing that an answer engine could use; everything else that the store may hold is a page. */
const isPage = (address: PageAddress | undefined) =>
  address?.status === 200 && !/\/form(?:\/|$)/.test(address.key)

/** Pages as Markdown, written anew from the finished page when that has changed: nothing is in it that visitors do not see. */
export function markdownPages(port: () => number) {
  const written = new LRUCache<string, Written>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ title, markdown, canonical }) =>
      2 * (title.length + markdown.length + canonical.length),
  })
  return async (host: string, url: string): Promise<Made> => {
    const answer = await send({
      url: `http://127.0.0.1:${port()}${url}`,
      headers: { host },
      deadline: monotonicNow() + LONGEST_MS,
      maxBytes: MOST_BYTES,
    })
    if (answer.status !== 200) return { status: answer.status, location: answer.header('location') }
    const key = createHash('sha1').update(answer.bytes).digest('base64')
    const page = written.get(key) ?? pageMarkdown(answer.text)
    written.set(key, page)
    return { status: 200, page }
  }
}

export type MarkdownPages = ReturnType<typeof markdownPages>

/**
 * Answers `/x.md` with the page `/x` as Markdown, and a page that is asked for as Markdown by 303 to it (D5). False when the
 * request is neither: nothing has been done with it then.
 */
export function markdownServer({ port, siteHosts, addressOf }: Serving) {
  const pages = markdownPages(port)
  const whole = wholeSiteServer(port, pages)
  const answer = async (request: IncomingMessage, response: ServerResponse, url: string) => {
    const { status, page, location } = await pages(request.headers.host ?? '', url)
    if (status === 308 && location) {
      setPlainHeaders(response)
      response.writeHead(308, { Location: markdownAddress(location) }).end()
      return
    }
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
        log.error({ page, reason: String(error) }, 'Markdown not written')
        sendText(request, response, { status: 503, type: 'text/plain', text: 'try again later' })
      })
      return true
    }
    if (!prefersMarkdown(headers.accept) || headers.rsc !== undefined || !isPage(addressOf(host, url)))
      return false
    setPlainHeaders(response)
    response
      .writeHead(303, { Location: markdownAddress(url), Vary: 'Accept', 'Cache-Control': 'no-store' })
      .end()
    return true
  }
}
