import type { IncomingMessage, RequestListener } from 'node:http'
import { sendStatus } from './headers'
import { normalAddress } from './normal-address'

const absolute = /^https?:\/\/([^/?#@]+)(?=[/?#]|$)/i

/** More than any page, advert or filter has; a framework that reads a parameter again for each one of its name takes seconds over thousands. */
const MOST_LENGTH = 8192
const MOST_PARAMETERS = 200

const isTooLong = ({ url = '' }: IncomingMessage) =>
  url.length > MOST_LENGTH || url.split('&', MOST_PARAMETERS + 1).length > MOST_PARAMETERS

/** Makes the target a path; false for a target that is no address of a site. */
function toPath(request: IncomingMessage): boolean {
  const url = request.url ?? ''
  if (url.startsWith('/')) return true
  const [origin = '', host] = absolute.exec(url) ?? []
  if (host !== undefined) {
    // RFC 9112, 3.2.2: the target's host counts, not the Host header.
    request.headers.host = host
    const rest = url.slice(origin.length)
    request.url = rest.startsWith('/') ? rest : `/${rest}`
  }
  return request.url?.startsWith('/') ?? false
}

/** One Host names the site, in HTTP/1.0 none too; of two (RFC 9112, 3.2) a proxy in front may have used the other one. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/**
 * Hands on requests for an address of this site, in its one form (D5, `normalAddress`). A whole address as target is read as its path (D1): passed
 * on as it came, Next would redirect to it, whoever's it is. `OPTIONS *` asks about the server itself; any other target is none, and one that is too long is not read.
 */
export function withPathTarget(handle: RequestListener): RequestListener {
  return (request, response) => {
    if (isTooLong(request)) return sendStatus(response, 414)
    const normal = namesOneHost(request) && toPath(request) ? normalAddress(request.url ?? '') : undefined
    if (normal && 'url' in normal) {
      request.url = normal.url
      return handle(request, response)
    }
    if (normal) return sendStatus(response, 308, { Location: normal.redirect })
    if (request.method === 'OPTIONS' && request.url === '*')
      return sendStatus(response, 204, { Allow: 'GET, HEAD, POST, OPTIONS' })
    sendStatus(response, 400)
  }
}
