import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { COMPLETE_PAGE, PUBLIC_FILE } from '@/lib/http/complete-page'
import { splitPrefix } from '@/lib/i18n/address'
import { defaultLocale, type Locale } from '@/lib/i18n/locales'
import { ownDocument, type PageDocument, pageDocument, pastEnd } from '../html/document'
import { missingPath } from '../normal-address'
import type { PageAddress } from '../pages/address'
import { plainOf } from '../pages/entry'
import type { Found } from '../pages/find-page'
import { bufferTextAnswers, type WholeAnswer } from './buffered-response'
import { compress } from './compress'
import { contentSecurityPolicy, cspHosts, filePolicy, inlineScripts, nonceOf } from './csp'
import { missingPage, unavailablePage } from './standalone-page'

const RETRY_AFTER_SECONDS = 30
const POLICY = 'Content-Security-Policy'
/** Marks our own not-found page, built by Next; any other 404 of Next's is replaced by it. */
export const completeNotFound = 'data-page="not-found"'

export type Completing = {
  /** Finds the complete not-found page of a language. */
  findNotFound: (locale: Locale) => Promise<Found>
  addressOf: (host: string, url: string) => PageAddress | undefined
}

/** Language of an address for error pages: prefix, then host, then the default (D1, D2). */
export function localeOf(path: string, host: string): Locale {
  return splitPrefix(path).prefix ?? env().SITE_HOSTS?.[host.toLowerCase()] ?? defaultLocale
}

/**
 * Completes what Next answers: complete 404 and 503 pages instead of empty documents (D13), pages finished and with the CSP
 * of their nonce (S3), or one of their type where they are none, compression. HEAD is answered as GET is: Node leaves the body out by itself.
 */
export function finalizeResponse(
  request: IncomingMessage,
  response: ServerResponse,
  completing: Completing,
): void {
  if (request.method === 'HEAD') request.method = 'GET'
  const passing = (status: number, type: string) => {
    removeOwnHeaders(response)
    if (status === 404) limitLifetime(response)
    // A 304 would replace the policy of what the browser has cached.
    if (status !== 304 && !response.hasHeader(POLICY)) response.setHeader(POLICY, filePolicy(type))
  }
  bufferTextAnswers(
    response,
    async (answer, send) => {
      const isHtml = answer.type.startsWith('text/html')
      const isFile = response.getHeader(COMPLETE_PAGE) === PUBLIC_FILE
      const { status, body } = isHtml ? await completeHtml(request, response, answer, completing) : answer
      removeOwnHeaders(response)
      if (status === 404) limitLifetime(response)
      // Only the store knows how long a page lives; Next would let others cache it for a year.
      const isPage = (isHtml && !isFile) || answer.type.startsWith('text/x-component')
      if (status === 200 && isPage && /s-maxage=/.test(String(response.getHeader('Cache-Control'))))
        forbidStoring(response)
      const hasPolicy = response.hasHeader(POLICY)
      const page =
        isHtml && !hasPolicy ? finishHtml(body.toString('utf8'), nonceOf(request.headers), isFile) : undefined
      if (!hasPolicy) response.setHeader(POLICY, page?.policy ?? filePolicy(answer.type))
      const accepted = String(request.headers['accept-encoding'] ?? '')
      const { body: bytes, encoding } = compress(
        page ? Buffer.from(page.html) : body,
        accepted,
        page !== undefined && !isFile,
      )
      if (encoding) response.setHeader('Content-Encoding', encoding)
      if (encoding) response.removeHeader('Accept-Ranges') // ranges are of the plain file
      response.appendHeader('Vary', 'Accept-Encoding')
      send(status, bytes)
    },
    passing,
  )
}

async function completeHtml(
  request: IncomingMessage,
  response: ServerResponse,
  answer: WholeAnswer,
  { findNotFound, addressOf }: Completing,
) {
  if (response.hasHeader(COMPLETE_PAGE)) return answer
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  const host = request.headers.host ?? ''
  const locale = localeOf(path, host)
  if (answer.status === 404) {
    if (answer.body.includes(completeNotFound)) return answer
    // The not-found page itself is asked for at this address: when it fails, it must not ask for itself.
    const found = path.endsWith(missingPath) ? undefined : await findNotFound(locale).catch(() => undefined)
    const page = found?.is === 'page' ? found.page : undefined
    const policy = page?.headers['content-security-policy']
    if (policy) response.setHeader(POLICY, policy)
    else response.removeHeader(POLICY)
    return { status: 404, body: page ? plainOf(page.body) : Buffer.from(missingPage(locale)) }
  }
  if (answer.status === 200 && answer.body.includes(pastEnd)) {
    forbidStoring(response)
    return { status: 404, body: answer.body }
  }
  const isWhole = answer.status !== 200 || answer.body.includes(ownDocument)
  if (answer.status < 500 && isWhole) return answer
  forbidStoring(response)
  // It stays missing when the not-found page itself fails (D13).
  if (addressOf(host, path)?.status === 404) return { status: 404, body: Buffer.from(missingPage(locale)) }
  response.setHeader('Retry-After', RETRY_AFTER_SECONDS)
  return { status: 503, body: Buffer.from(unavailablePage(locale, path)) }
}

/** Headers between the parts of the server. */
function removeOwnHeaders(response: ServerResponse): void {
  response.removeHeader(COMPLETE_PAGE)
  response.removeHeader('x-middleware-rewrite')
}

/** Of a 404: what is missing now may be there in a moment; Next would let others cache it for a day, or a year. */
function limitLifetime(response: ServerResponse): void {
  if (String(response.getHeader('Cache-Control')).includes('no-store')) return
  response.setHeader('Cache-Control', 'max-age=0, s-maxage=10')
}

function forbidStoring(response: ServerResponse): void {
  for (const name of ['etag', 'x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time'])
    response.removeHeader(name)
  response.setHeader('Cache-Control', 'private, no-store')
}

/**
 * An HTML answer that the page store does not cache, and its policy (S3): a page that Next rendered with this nonce, or one that needs
 * nothing. `isFile`: a file of `public/` is the owner's own code, all of it.
 */
function finishHtml(html: string, nonce: string, isFile: boolean): PageDocument {
  const settings = env()
  const hosts = cspHosts(settings)
  if (isFile) return { html, policy: contentSecurityPolicy({ scripts: inlineScripts(html), isFile }, hosts) }
  return pageDocument(html, nonce, { hosts, transforms: settings.PAGE_TRANSFORMS })
}
