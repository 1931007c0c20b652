import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { startServer } from '@/scripts/lib/server'
import { ask } from '../helpers/ask'

it('SIGTERM: health is 503 at once, pages are served through the grace, then nothing is accepted (D35)', async () => {
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

it('a fault while nobody reads the log any more is no end, and SIGTERM is (D35)', async () => {
  const fault = `process.on('SIGUSR2', () => {
    process.stderr.write('a line')
    setTimeout(() => { throw new Error('a fault') })
  })`
  const site = await startServer({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
  })
  onTestFinished(site.stop)
  site.closeOutput()
  process.kill(site.pid ?? 0, 'SIGUSR2')
  expect((await ask(`${site.url}/en/services`)).status).toBe(200)
  await site.stop()
  expect(site.exitCode()).toBe(0)
})
