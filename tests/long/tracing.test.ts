import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { startServer } from '@/scripts/lib/server'

it('what Next does for a page reaches the collector, at the end of the process too', async () => {
  const received: string[] = []
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push(`${request.url} ${Buffer.concat(chunks).toString()}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const site = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })
  expect((await fetch(`${site.url}/en/services`)).status).toBe(200)
  expect((await fetch(`${site.url}/en/search?q=Li-Lei`)).status).toBe(200)
  await site.stop()
  collector.close()
  const told = received.join('\n')
  expect(told).toMatch(/^\/v1\/traces /)
  expect(told).toContain('northbay')
  expect(told).toContain('/[lang]/services')
  expect(told).not.toContain('Li-Lei')
})
