import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { busy } from './busy'
import { type Limits, limitedServer } from './server'
import { limitWork } from './work'

let server: Server
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  server.close()
})

async function serve(handle: RequestListener, limits: Partial<Limits> = {}) {
  server = limitedServer(handle, limits).listen(0)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Says how many bytes came, and how. */
const echo: RequestListener = (request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks)
    response.end(
      `${request.method} ${request.url} ${request.headers['x-mark'] ?? ''} ${body.length} ${body.subarray(0, 20)}`,
    )
  })
}

/** A client that announces a body, sends a part of it and then nothing. */
async function slow(path = '/api/gate') {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`POST ${path} HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\n{`)
  return socket
}

describe('bodies on their way (S7)', () => {
  it.each([
    ['one of a known length', 'a body'],
    ['one in chunks', new Blob(['a body']).stream()],
    ['an empty one', ''],
  ])('arrive whole: %s', async (_, body) => {
    const url = await serve(echo)
    const init = { method: 'POST', headers: { 'x-mark': 'kept' }, body, duplex: 'half' } as RequestInit
    const text = await (await fetch(`${url}/a?b`, init)).text()
    expect(text).toBe(body === '' ? 'POST /a?b kept 0 ' : 'POST /a?b kept 6 a body')
  })

  it('that never come take no place at work', async () => {
    const begun = vi.fn()
    const handle: RequestListener = (_request, response) => {
      begun()
      response.end('here')
    }
    const url = await serve(limitWork(handle, busy, 2))
    const accepted = vi.fn()
    server.on('request', accepted)
    await Promise.all(Array.from({ length: 20 }, () => slow()))
    await vi.waitFor(() => expect(accepted).toHaveBeenCalledTimes(20), 15_000)
    expect(begun).not.toHaveBeenCalled()
    expect((await fetch(url)).status).toBe(200)
  })

  it('beyond the places end the one that has come for longest, never who comes now', async () => {
    const url = await serve(echo, { mostArriving: 3 })
    const waiting: Socket[] = []
    for (let index = 0; index < 3; index += 1) {
      const accepted = once(server, 'request')
      waiting.push(await slow())
      await accepted
    }
    const answer = await fetch(url, { method: 'POST', body: 'now' })
    expect(await answer.text()).toBe('POST /  3 now')
    await vi.waitFor(() => expect(waiting[0]?.closed).toBe(true), 15_000)
    expect(waiting.slice(1).map(({ closed }) => closed)).toEqual([false, false])
  })

  it('longer than anything that is read are cut, and the answer is read all the same', async () => {
    const url = await serve(echo, { mostBytes: 1000 })
    const answer = await fetch(url, { method: 'POST', body: 'x'.repeat(5_000_000) })
    const [, , , bytes] = (await answer.text()).split(' ')
    expect(Number(bytes)).toBeGreaterThan(1000)
    expect(Number(bytes)).toBeLessThan(200_000)
  })
})
