import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withPathTarget } from './request-target'

let server: Server
beforeAll(async () => {
  server = createServer(
    withPathTarget((request, response) => response.end(`${request.headers.host} ${request.url}`)),
  ).listen(0)
  await once(server, 'listening')
})
afterAll(() => server.close())

async function ask(line: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let seen = ''
  socket.on('data', (chunk: Buffer) => (seen += chunk.toString()))
  socket.write(`${line} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`)
  await once(socket, 'end')
  return seen
}

describe('the target of a request (D1)', () => {
  it.each([
    ['GET /cases?x=1', 'site /cases?x=1'],
    ['GET http://other.example/cases?x=1', 'other.example /cases?x=1'],
    ['GET HTTP://other.example:8080', 'other.example:8080 /'],
    ['GET https://other.example?x=1', 'other.example /?x=1'],
  ])('%s is a path on a host, never a redirect to that address', async (line, expected) => {
    expect((await ask(line)).split('\r\n\r\n')[1]).toContain(expected)
  })

  it.each([
    ['GET //other.example/a?b=//c', '/other.example/a?b=//c'],
    ['GET http://site//other.example/a', '/other.example/a'],
    ['POST /api//report', '/api/report'],
  ])('%s redirects to its canonical address on this host, cached by nobody', async (line, to) => {
    const answer = await ask(line)
    expect(answer).toMatch(/^HTTP\/1\.1 308 /)
    expect(answer.toLowerCase()).toContain(`\r\nlocation: ${to}\r\n`)
    expect(answer.toLowerCase()).toContain('\r\ncache-control: no-store\r\n')
  })

  it.each(['GET /search.rsc?q=x', 'GET /assets%2fx.html', 'POST /desk/..'])(
    '%s is handed on as the address of the not-found page',
    async (line) => expect((await ask(line)).split('\r\n\r\n')[1]).toContain('site /__missing'),
  )

  it.each([
    ['OPTIONS *', 204],
    ['GET *', 400],
    ['GET /api/gate/%ff', 400],
    ['GET /api/../desk', 400],
    ['GET http://user@other.example/', 400],
    ['GET ftp://other.example/', 400],
    [`GET /${'a'.repeat(8192)}`, 414],
    [`GET /?${'a&'.repeat(200)}`, 414],
    [`GET /?${'a&'.repeat(199)}`, 200],
  ])('%s is answered with %i, and reaches no page unless it is an address', async (line, status) => {
    expect(await ask(line)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })
})
