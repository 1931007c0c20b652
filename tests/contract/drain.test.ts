import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startServer } from '@/scripts/lib/server'
import { ask } from '../helpers/ask'

it('SIGTERM: health says so at once, pages are served through the grace, then nothing is accepted (D35)', async () => {
  const site = await startServer({ SHUTDOWN_GRACE_SECONDS: '3' })
  const health = () => ask(`${site.url}/api/health`)
  expect((await health()).status).toBe(200)
  const before = await ask(`${site.url}/en/services`, { connection: 'keep-alive' })
  expect([before.status, before.headers.connection]).toEqual([200, 'keep-alive'])
  process.kill(site.pid ?? 0, 'SIGTERM')
  await expect.poll(async () => (await health()).status, { interval: 50 }).toBe(503)
  const during = await ask(`${site.url}/en/services`, { connection: 'keep-alive' })
  // The balancer is told to bring its next request elsewhere.
  expect([during.status, during.headers.connection]).toEqual([200, 'close'])
  await expect.poll(() => health().catch(() => 'refused'), { timeout: 15_000 }).toBe('refused')
  await site.stop()
})

it('connections that were opened and not used do not hold the end up (D35)', async () => {
  const site = await startServer()
  const sockets = ['', 'GET / HTTP/1.1\r\nHo'].map((sent) => {
    const socket = connect(Number(new URL(site.url).port), 'localhost', () => socket.write(sent))
    return socket.on('error', () => undefined)
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  await ask(`${site.url}/api/health`) // accepted after them
  const began = performance.now()
  await site.stop()
  // What is in flight would have ten seconds.
  expect(performance.now() - began).toBeLessThan(6000)
})
