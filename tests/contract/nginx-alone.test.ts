import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '@/scripts/lib/server'
import { headersFor } from '@/server/headers'
import { filePolicy } from '@/server/response/csp'
import { ask as askPlain } from '../helpers/ask'
import { describeWithNginx, host, type Nginx, startNginx } from '../helpers/nginx'
import { ask, closeConnections } from '../scale/ask'

// deploy/nginx.conf in front of instances that are all gone.
describeWithNginx('nginx alone', () => {
  let nginx: Nginx
  beforeAll(async () => {
    nginx = await startNginx([await freePort(), await freePort()])
  })
  afterAll(async () => {
    closeConnections()
    await nginx?.stop()
  })

  it.each([
    ['/en', 'text/html'],
    ['/assets/video.mp4', 'text/html'],
    ['/api/internal/form', 'application/json'],
  ])('answers 503 of its own with the security headers of the site: %s', async (path, type) => {
    const { status, headers } = await ask(nginx.url + path)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect(headers['content-type']).toContain(type)
    const all = headersFor({ SITE_URL: `https://${host}`, STRICT_TRANSPORT: 'max-age=31536000' })
    for (let at = 0; at < all.length; at += 2)
      if (all[at] !== 'Reporting-Endpoints')
        expect(headers[(all[at] ?? '').toLowerCase()], all[at]).toBe(all[at + 1])
    expect(headers['content-security-policy']).toBe(filePolicy(type))
  })

  it('writes no pass, no enquiry and no query into a log, of access or of errors', async () => {
    for (const path of [
      '/api/gate/a-pass?file=video',
      '/api/gate/a-pass/video/x.m3u8',
      '/desk/enquiry/an-id',
      '/en?name=Li-Lei',
    ])
      expect((await ask(nginx.url + path)).status).toBe(503)
    await expect.poll(() => nginx.log().split('"path"').length, { timeout: 15_000 }).toBeGreaterThan(4)
    const logs = nginx.log() + readFileSync(join(nginx.dir, 'error.log'), 'utf8')
    for (const secret of ['a-pass', 'an-id', 'Li-Lei']) expect(logs).not.toContain(secret)
  })

  it('gives what proves the host to who signs certificates, by plain HTTP', async () => {
    mkdirSync(join(nginx.dir, 'acme/.well-known/acme-challenge'), { recursive: true })
    writeFileSync(join(nginx.dir, 'acme/.well-known/acme-challenge/proof'), 'signed')
    const { status, body } = await askPlain(`${nginx.plainUrl}/.well-known/acme-challenge/proof`, { host })
    expect([status, String(body)]).toEqual([200, 'signed'])
  })
})

describeWithNginx('nginx with its last instance just gone', () => {
  it('tries once more: the request reached no instance, and had no next one', async () => {
    const last = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
    await once(last, 'listening')
    const { port } = last.address() as AddressInfo
    const nginx = await startNginx([await freePort(), port])
    try {
      // The other one fails three times, and is left alone.
      for (let at = 0; at < 12; at += 1) expect((await ask(`${nginx.url}/api/${at}`)).status).toBe(200)
      last.closeAllConnections()
      await new Promise((resolve) => last.close(resolve))
      expect((await ask(`${nginx.url}/api/last`)).status).toBe(503)
      const upstream = () => /"path":"\/api\/last".*"upstream":"([^"]*)"/.exec(nginx.log())?.[1]
      await expect.poll(upstream, { timeout: 15_000 }).toContain(`127.0.0.1:${port}, site : `)
    } finally {
      closeConnections()
      await nginx.stop()
    }
  })
})
