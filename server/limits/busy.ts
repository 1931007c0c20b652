import type { IncomingMessage, ServerResponse } from 'node:http'
import { setSecurityHeaders } from '../headers'
import { contentSecurityPolicy } from '../response/csp'
import { markOf } from '../response/finalize-response'
import { unavailablePage } from '../response/standalone-page'

const RETRY_AFTER_SECONDS = 5

/** Answers 503 with the readable page (D13) and never stored: more is asked for at once than this process can make. */
export function busy(request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  setSecurityHeaders(response)
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy([], { media: [], frames: [] }),
    'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate',
    'Retry-After': RETRY_AFTER_SECONDS,
  })
  response.end(unavailablePage(markOf(path, request.headers.host ?? ''), path))
}
