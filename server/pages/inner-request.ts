import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { setNonce } from '../response/nonce'

/** A whole answer of Next's, before it goes anywhere; `nonce` is that of its scripts. */
export type InnerAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer; nonce: string }
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A connection that leads nowhere: what is written to it is gone. */
function nowhere(localPort: number): Socket {
  const socket = new Duplex({
    read() {},
    write: (_chunk, _encoding, done) => done(),
  })
  const known = { remoteAddress: '127.0.0.1', localPort, encrypted: false, setTimeout: () => socket }
  return Object.assign(socket, known, {
    setKeepAlive: () => socket,
    setNoDelay: () => socket,
  }) as unknown as Socket
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer | undefined {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : undefined
}

/** Asks Next for a page inside this process, without a port: a GET that carries nothing of any visitor's. */
export function askNext(
  handle: NextHandler,
  { host, url, port, nonce }: { host: string; url: string; port: number; nonce: string },
): Promise<InnerAnswer> {
  const socket = nowhere(port)
  const request = new IncomingMessage(socket)
  Object.assign(request, { method: 'GET', url, httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 })
  request.headers = { host, accept: 'text/html', 'user-agent': 'page-store' }
  setNonce(request.headers, nonce)
  request.complete = true
  request.push(null)
  const response = new ServerResponse(request)
  response.assignSocket(socket)
  const chunks: Buffer[] = []
  const { write, end } = response
  response.write = function keepAndWrite(this: ServerResponse, ...args: unknown[]) {
    const bytes = bytesOf(args[0], args[1])
    if (bytes) chunks.push(bytes)
    return Reflect.apply(write, response, args)
  } as typeof response.write
  return new Promise((resolve, reject) => {
    response.end = function keepAndEnd(this: ServerResponse, ...args: unknown[]) {
      const bytes = bytesOf(args[0], args[1])
      if (bytes) chunks.push(bytes)
      const answer = { status: response.statusCode, headers: response.getHeaders() }
      // What a render has once begun, such as loading its modules, holds its response for good: the page must not hang on it.
      Object.assign(response, { write, end })
      response.end(...(args as []))
      resolve({ ...answer, body: Buffer.concat(chunks), nonce })
      return response
    } as typeof response.end
    handle(request, response).catch(reject)
  })
}
