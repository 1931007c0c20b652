import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { open, send } from './client'
import { HttpError } from './http-answer'

let server: Server | undefined
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const in300Ms = () => Date.now() + 300
const later = () => Date.now() + 10_000
const limit = { maxBytes: 1000 }
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'an answer',
    (error: unknown) => (error instanceof HttpError ? error.kind : error),
  )
/** An answer whose bytes come one after the other, without end. */
const drip: RequestListener = (_, response) => {
  const timer = setInterval(() => response.write('x'), 20)
  response.on('close', () => clearInterval(timer))
}

describe('one client for every call of this server', () => {
  it('gives status, headers and body, and sends a body with its length', async () => {
    const url = await serve(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      response.writeHead(201, { 'x-seen': `${request.method} ${request.headers['content-length']} ${body}` })
      response.end('你好')
    })
    const answer = await send({ url, method: 'POST', body: '"é"', deadline: later(), ...limit })
    expect(answer).toMatchObject({ status: 201, statusText: 'Created', text: '你好' })
    expect(answer.header('x-seen')).toContain('POST 4 ')
  })

  it('follows no redirect', async () => {
    const asked: (string | undefined)[] = []
    const url = await serve(({ url: path }, response) => {
      asked.push(path)
      response.writeHead(302, { location: '/login' }).end()
    })
    expect((await send({ url: `${url}/a`, deadline: later(), ...limit })).status).toBe(302)
    expect(asked).toEqual(['/a'])
  })

  it.each<[string, RequestListener]>([
    ['a server that says nothing', () => undefined],
    ['a server that drips', drip],
  ])('%s is late at the deadline', async (_, listener) => {
    const url = await serve(listener)
    expect(await kindOf(send({ url, deadline: in300Ms(), ...limit }))).toBe('timeout')
    expect(await kindOf(send({ url, deadline: Date.now() - 1, ...limit }))).toBe('timeout')
  })

  it('a refused and a cut connection are distinguished from a late one', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('{', () => response.destroy())
    })
    await expect(send({ url, deadline: later(), ...limit })).rejects.toThrow(/^answer cut off/)
    server?.close()
    server?.closeAllConnections()
    await expect(send({ url, deadline: later(), ...limit })).rejects.toThrow(/^connection failed/)
  })

  it('a larger answer fails, or is cut where the beginning is enough', async () => {
    const url = await serve((_, response) => void response.end('x'.repeat(50_000)))
    expect(await kindOf(send({ url, deadline: later(), ...limit }))).toBe('size')
    const { text } = await send({ url, deadline: later(), ...limit, ifLarger: 'cut' })
    expect(text).toMatch(/^x{1000}/)
  })

  it('leaves the body of what is not wanted unread', async () => {
    const url = await serve(drip)
    const isWanted = ({ status }: { status: number }) => status !== 200
    const answer = await send({ url, deadline: later(), ...limit, isWanted })
    expect(answer).toMatchObject({ status: 200, text: '' })
  })
})

describe('an answer that is passed on while it comes', () => {
  it('may outlive the deadline once it has begun, and ends when its asker is gone', async () => {
    let answering: ServerResponse | undefined
    const url = await serve((_, response) => {
      answering = response
      response.write('begun ')
    })
    const asker = new AbortController()
    const deadline = in300Ms()
    const { body } = await open({ url, deadline, signal: asker.signal })
    const chunks = body.iterator({ destroyOnReturn: false })
    expect(String((await chunks.next()).value)).toBe('begun ')
    while (Date.now() <= deadline) await new Promise(setImmediate)
    answering?.write('after the deadline')
    expect(String((await chunks.next()).value)).toBe('after the deadline')
    const closed = answering && once(answering, 'close')
    asker.abort()
    await closed
    await expect(chunks.next()).rejects.toThrow('given up')
  })

  it('is late when it does not begin', async () => {
    const url = await serve(() => undefined)
    expect(await kindOf(open({ url, deadline: in300Ms() }))).toBe('timeout')
  })
})
