import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { serveInternal } from '@/lib/content/serve'

export type Answer = { status: number; text: string }
export type ContentServer = {
  url: string
  /** How often each call was asked, by "METHOD path". */
  calls: Map<string, number>
  listen: () => Promise<void>
  close: () => Promise<void>
}
/** Answers a request by itself (true) or leaves the proper answer to the server (false); `asked` takes the place of the body. */
export type Interference = (
  request: IncomingMessage,
  response: ServerResponse,
  proper: (asked?: unknown) => Promise<Answer>,
) => boolean

async function properAnswer(request: IncomingMessage, url: string, asked?: unknown): Promise<Answer> {
  const sent = asked === undefined ? await buffer(request) : Buffer.from(JSON.stringify(asked))
  const address = new URL(request.url ?? '/', url)
  const method = request.method ?? 'GET'
  const headers = new Headers(
    request.headers.authorization ? { authorization: request.headers.authorization } : {},
  )
  const body = method === 'POST' ? { body: new Uint8Array(sent) } : {}
  const path = address.pathname.split('/').slice(3)
  // Enquiries are no content: of POST form, only that it refuses what is no JSON.
  if (method === 'POST' && path.join('/') === 'form' && sent.toString() === '{')
    return { status: 400, text: '{"code":"400","msg":"malformed JSON"}' }
  const answer = await serveInternal(new Request(address, { method, headers, ...body }), path)
  return { status: answer.status, text: await answer.text() }
}

/** A back end on a real port: the embedded content of this repository, served by the site's own code. */
export async function startContentServer(interfere: Interference = () => false): Promise<ContentServer> {
  const calls = new Map<string, number>()
  let server: Server | undefined
  let port = 0
  const url = () => `http://127.0.0.1:${port}`

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const call = `${request.method} ${(request.url ?? '').replace('/api/internal/', '').split('?')[0]}`
    calls.set(call, (calls.get(call) ?? 0) + 1)
    const proper = (asked?: unknown) => properAnswer(request, url(), asked)
    if (interfere(request, response, proper)) return
    void proper().then(({ status, text }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(text),
    )
  }
  const listen = async () => {
    server = createServer(answer).listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  const close = async () => {
    if (!server?.listening) return
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  await listen()
  return { url: url(), calls, listen, close }
}
