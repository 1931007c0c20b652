import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A back end that hands calls on to the site under test, and changes the answers to one of them. */
export async function changedBackEnd(siteUrl: string, call: string, change: (answer: string) => unknown) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const method = request.method ?? 'GET'
    const answer = await fetch(siteUrl + request.url, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' && { body: Buffer.concat(chunks).toString() }),
    })
    const text = await answer.text()
    const data = request.url?.endsWith(call) && { code: '200', data: change(text), msg: '' }
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(data ? JSON.stringify(data) : text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
