import type { IncomingMessage, ServerResponse } from 'node:http'
import { setPlainHeaders } from '../headers'
import { compress } from '../response/compress'

/** How long browsers and proxies may keep a text, s. */
const SECONDS = 60

/** Sends text for machines: never indexed, as the page itself is. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, text, canonical }: { status: number; type: string; text: string; canonical?: string },
): void {
  const { body, encoding } = compress(Buffer.from(text), String(request.headers['accept-encoding'] ?? ''))
  setPlainHeaders(response)
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.setHeader('X-Robots-Tag', 'noindex')
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('Cache-Control', status === 200 ? `public, max-age=${SECONDS}` : 'no-store')
  if (canonical) response.setHeader('Link', `<${canonical}>; rel="canonical"`)
  if (encoding) response.setHeader('Content-Encoding', encoding)
  if (status === 503) response.setHeader('Retry-After', '30')
  response.setHeader('Content-Length', body.byteLength)
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)
}
