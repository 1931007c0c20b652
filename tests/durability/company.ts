import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the company's back end behaves: well, or in one of the ways a back end fails. */
export type Behaviour = 'well' | 'refuses' | 'errors' | 'hangs'

const site = { id: 1, title: '测试公司', mark: 'cn' }
const form = {
  id: 1,
  name: '联系',
  formFields: [
    { id: 101, name: '姓名', type: 'INPUT' },
    { id: 102, name: '邮箱', type: 'INPUT' },
  ],
}
const reads: Record<string, unknown> = { 'site/list': [site], 'site/1': {}, 'form/1': form }

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** A company's back end: serves one form, takes enquiries once per Idempotency-Key, can break down wholly. */
export async function startCompany() {
  /** Enquiries it made, by key; and how often each key came. */
  const made = new Map<string, string>()
  const came = new Map<string, number>()
  const state: { mood: Behaviour } = { mood: 'well' }
  const answer = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  const server = createServer(async (request, response) => {
    if (state.mood === 'refuses') return request.socket.destroy()
    if (state.mood === 'hangs') return undefined
    if (state.mood === 'errors') return answer(response, 500, { code: '500', msg: 'out of order' })
    const path = new URL(request.url ?? '/', 'http://x').pathname.replace('/api/internal/', '')
    if (request.method === 'GET') {
      const data = reads[path]
      return data === undefined
        ? answer(response, 404, { code: '404', msg: 'unknown' })
        : answer(response, 200, { code: '200', data })
    }
    const body = await bodyOf(request)
    const key = String(request.headers['idempotency-key'])
    came.set(key, (came.get(key) ?? 0) + 1)
    if (!made.has(key)) made.set(key, body)
    // Now and then the answer is lost on its way: the sender must ask again under the same key.
    if (Math.random() < 0.03) return request.socket.destroy()
    return answer(response, 200, { code: '200', data: { id: made.size } })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const setMood = (mood: Behaviour) => {
    state.mood = mood
    if (mood !== 'hangs') server.closeAllConnections()
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, made, came, setMood, close }
}

export type Company = Awaited<ReturnType<typeof startCompany>>
