import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { failedSubmits } from '@/lib/enquiry/outcome'
import { busy } from './limits/busy'
import { limitedServer } from './limits/server'
import { limitWork } from './limits/work'

let server: Server
beforeEach(() => {
  failedSubmits.count = 0
})
afterEach(() => server.close())

async function post(path: string, handle: RequestListener): Promise<number> {
  server = limitedServer(handle)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  const { status } = await fetch(url, { method: 'POST', body: '{}', headers: { connection: 'close' } })
  return status
}
const answer =
  (status: number): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end()

it.each([
  ['/api/internal/form', 503, 1],
  ['/api/enquiry?lang=cn', 500, 1],
  ['/api/internal/form?preview=false', 400, 0],
  ['/api/enquiry', 303, 0],
  ['/api/internal/news/list', 503, 0],
  ['/api/gate', 503, 0],
])('a submit that a fault refuses is noted: %s answered %i', async (path, status, noted) => {
  expect(await post(path, answer(status))).toBe(status)
  expect(failedSubmits.count).toBe(noted)
})

it('one that finds no room in the process is noted too', async () => {
  expect(await post('/api/internal/form', limitWork(answer(200), busy, 0))).toBe(503)
  expect(failedSubmits.count).toBe(1)
})
