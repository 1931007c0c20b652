import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { wholeSiteServer } from './serve'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const listen = async (server: Server) => {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

test('others are answered between two pages of the whole', async () => {
  const addresses = Array.from({ length: 20 }, (_, id) => `- [Plan](http://site.test/product/${id}.md)\n`)
  const turns = new Set<number>()
  let turn = 0
  const count = () => {
    turn += 1
    if (turns.size < addresses.length) setImmediate(count)
  }
  const serve = wholeSiteServer(
    async (_, response) => void response.end(addresses.join('')),
    async () => {
      if (turns.size === 0) setImmediate(count)
      turns.add(turn)
      return { status: 200, page: { markdown: '# Plan\n' } } as never
    },
  )
  const server = createServer((request, response) => void serve(request, response, 'others.test'))
  const site = `http://127.0.0.1:${await listen(server)}`
  expect((await fetch(`${site}/llms-full.txt`)).status).toBe(200)
  expect(turns.size).toBe(addresses.length)
})

test('a request while every page has still to be rendered is answered with Retry-After, a later one with the whole', async () => {
  let finish = () => {}
  const made = new Promise<void>((resolve) => {
    finish = resolve
  })
  const serve = wholeSiteServer(
    async (_, response) => void response.end('# Northbay\n\n- [Plan](http://site.test/product/1004.md)\n'),
    async () => {
      await made
      return { status: 200, page: { markdown: '# Plan\n' } } as never
    },
    50,
  )
  const site = `http://127.0.0.1:${await listen(createServer((request, response) => void serve(request, response, 'site.test')))}`

  const early = await fetch(`${site}/llms-full.txt`)
  expect(early.status).toBe(503)
  expect(early.headers.get('retry-after')).toBe('30')
  expect(early.headers.get('cache-control')).toBe('no-store')

  finish()
  await expect.poll(async () => (await fetch(`${site}/llms-full.txt`)).status).toBe(200)
  expect(await (await fetch(`${site}/llms-full.txt`)).text()).toContain('# Plan\n')
})

test('the whole site of a language without one leads to that of the first (D36)', async () => {
  const serve = wholeSiteServer(
    async (_, response) => void response.writeHead(308, { location: '/llms.txt' }).end(),
    async () => ({ status: 404 }),
  )
  const site = `http://127.0.0.1:${await listen(createServer((request, response) => void serve(request, response, 'site.test')))}`
  const led = await fetch(`${site}/en/llms-full.txt`, { redirect: 'manual' })
  expect([led.status, led.headers.get('location')]).toEqual([308, '/llms-full.txt'])
})
