import type { IncomingMessage, ServerResponse } from 'node:http'
import { refererPath } from '@/lib/http/request-language'
import { isLocale } from '@/lib/i18n/locales'
import { sendStatus, setSecurityHeaders } from '../headers'
import { contentSecurityPolicy, headStyles } from '../response/csp'
import { localeOf } from '../response/finalize-response'
import { unavailablePage } from '../response/standalone-page'

const RETRY_AFTER_SECONDS = 5

/** Answers 503 with the readable page (D13), or in the contract's form, and never stored: more is asked for at once than this process can make. */
export function busy(request: IncomingMessage, response: ServerResponse): void {
  const { url = '/', headers } = request
  const [asked = '/', query] = url.split('?')
  // A form sent without script is answered with a page too: in its language, with a link back to its page (D25).
  const isForm = asked === '/api/enquiry'
  if (asked.startsWith('/api/') && !isForm) {
    const call = { 'Content-Type': 'application/json', 'Retry-After': RETRY_AFTER_SECONDS }
    const text = 'too many requests at once: ask again in a moment'
    return void sendStatus(response, 503, call, JSON.stringify({ code: '503', msg: text }))
  }
  const path = isForm ? refererPath(new Headers({ referer: headers.referer ?? '' })) : asked
  const lang = new URLSearchParams(isForm ? query : '').get('lang') ?? undefined
  const html = unavailablePage(isLocale(lang) ? lang : localeOf(path, headers.host ?? ''), path)
  setSecurityHeaders(response)
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy({ styles: headStyles(html) }, { media: [], frames: [] }),
    'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate',
    'Retry-After': RETRY_AFTER_SECONDS,
  })
  response.end(html)
}
