import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import inject from 'light-my-request'
import { setNonce } from '../response/csp'

/** A whole answer of Next's, before it goes anywhere; `nonce` is that of its scripts. */
export type InnerAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer; nonce: string }
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
export type InnerRequest = { host: string; url: string; nonce: string; headers?: Record<string, string> }

/** Asks Next for a page inside this process, without a port: a GET that carries nothing of any visitor's. */
export async function askNext(
  handle: NextHandler,
  { host, url, nonce, headers }: InnerRequest,
): Promise<InnerAnswer> {
  const sent = { host, accept: 'text/html', 'user-agent': 'page-store', ...headers }
  setNonce(sent, nonce)
  // Streamed: what a render has begun, such as loading its modules, may hold its response for good, and must not hold the page.
  const answer = await inject(
    (request, response) => {
      handle(request, response).catch((error: Error) => response.destroy(error))
    },
    { url, headers: sent, payloadAsStream: true },
  )
  const body = await buffer(answer.stream())
  return { status: answer.statusCode, headers: answer.headers, body, nonce }
}
