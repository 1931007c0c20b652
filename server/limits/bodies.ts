import { IncomingMessage, type RequestListener } from 'node:http'
import { sendStatus } from '../headers'

/** More than any route takes, the desk's the most, bytes: of a longer body this much is passed on, which each route refuses as too long. */
export const MOST_BYTES = 132 * 1024
/** Bodies on their way at once: together they must fit beside all pages. */
const MOST_ARRIVING = 256

export type BodyLimits = { mostBytes: number; mostArriving: number }

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Of the codings of a transfer only `chunked` is known, and HTTP/1.0 knows none (RFC 9112, 6.1). */
const isReadable = ({ headers, httpVersion }: IncomingMessage) => {
  const coding = headers['transfer-encoding']
  return coding === undefined || (httpVersion !== '1.0' && coding.trim().toLowerCase() === 'chunked')
}

/** The same request with a body that is there already. */
function arrived(request: IncomingMessage, body: Buffer): IncomingMessage {
  const whole = new IncomingMessage(request.socket)
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders } = request
  Object.assign(whole, { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders })
  whole.headers = request.headers
  whole.complete = true
  whole.push(body)
  whole.push(null)
  return whole
}

/**
 * Handles a request when its body is there: one that never comes takes no place of those that are at work, and one without an end
 * no memory (S7). When all places of bodies on their way are taken, the one that has come for longest loses its connection.
 */
export function wholeBodies(
  handle: RequestListener,
  { mostBytes = MOST_BYTES, mostArriving = MOST_ARRIVING }: Partial<BodyLimits> = {},
): RequestListener {
  const arriving = new Set<IncomingMessage>()
  return (request, response) => {
    if (!hasBody(request)) return handle(request, response)
    if (!isReadable(request))
      return sendStatus(response, request.httpVersion === '1.0' ? 400 : 501, { Connection: 'close' })
    if (arriving.size >= mostArriving) {
      const [oldest] = arriving
      if (oldest) arriving.delete(oldest)
      oldest?.socket.destroy()
    }
    arriving.add(request)
    const chunks: Buffer[] = []
    let bytes = 0
    const finish = () => {
      if (!arriving.delete(request)) return
      request.off('data', take).off('end', finish).resume()
      handle(arrived(request, Buffer.concat(chunks)), response)
    }
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > mostBytes) finish()
    }
    request.on('data', take).on('end', finish)
    request.once('close', () => arriving.delete(request))
    // A client that leaves in the middle of its body is not logged.
    request.on('error', () => undefined)
  }
}
