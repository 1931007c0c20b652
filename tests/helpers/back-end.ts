import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }
type Answer = (response: ServerResponse, received: Received) => void

/** The contract's success. */
export const accept: Answer = (response) => {
  response.setHeader('content-type', 'application/json').end('{"code":"200","data":{"id":1},"msg":""}')
}
export const status =
  (code: number, body = ''): Answer =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json' }).end(body)
  }

/** A real HTTP server that stands for the company's back end: keeps what it received, answers as it is told. */
export async function startBackEnd() {
  const received: Received[] = []
  const state = { answer: accept }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const item = {
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    }
    received.push(item)
    state.answer(response, item)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, state, close }
}
