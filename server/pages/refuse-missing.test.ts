import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { previewQuery } from '@/lib/http/preview-signature'
import { missingRefuser } from './refuse-missing'

const secret = 'a-secret-of-the-tests'
const asked: string[] = []
const make = (refuser: typeof missingRefuser) =>
  refuser(
    { SITE_HOSTS: undefined, GO1688_HOST: undefined },
    {
      findMissing: async (key) => {
        asked.push(key)
        return key.includes('5000000') ? 'missing' : undefined
      },
      mayOpenGate: async (_, formId, gate) => formId === '4001' && gate === 'product~7~jumpBO',
      replay: (_, response, { status, headers, body }) => void response.writeHead(status, headers).end(body),
    },
  )
let refuseMissing = make(missingRefuser)
const server = createServer((request, response) => {
  void refuseMissing(request, response).then((isDone) => isDone || response.end('rendered'))
})
beforeEach(() => {
  server.listen(0)
  asked.length = 0
})
afterEach(() => {
  vi.unstubAllEnvs()
  server.close()
})

async function visit(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers,
    redirect: 'manual',
  })
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() }
}

describe('a page that nobody keeps and that is proven missing takes no render', () => {
  it.each([
    ['/en/product/5000000/preview', '/en/product/5000000/preview'],
    ['/Media/5000000/preview?x=1', '/cn/media/5000000/preview'],
    ['/en/form/5000000?gate=product~7~jumpBO', '/en/form/5000000/gate'],
    ['/en/product/5000000?_rsc=of-another-build', '/en/product/5000000'],
  ])('%s', async (path, key) => {
    const { status, headers } = await visit(path)
    expect([status, asked]).toEqual([404, [key]])
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['x-robots-tag']).toBe(path.includes('preview') ? 'noindex' : undefined)
  })

  it('client navigation gets that answer in its own type', async () => {
    const { status, headers, text } = await visit('/en/product/5000000/preview', { rsc: '1' })
    expect([status, headers['content-type'], text]).toEqual([404, 'text/x-component', ''])
  })

  it.each([
    ['/en/form/4001?gate=product~8~jumpBO', '/en/form/4001'],
    ['/form/7?bd_vid=1&gate=product~7~jumpBO&gate=x', '/form/7?bd_vid=1'],
    ['/form/4001?gate=', '/form/4001'],
  ])('%s leads to the form, which nothing stands behind (D26)', async (path, to) => {
    const { status, headers } = await visit(path)
    expect([status, headers.location, headers['cache-control']]).toEqual([307, to, 'no-store'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  it.each(['/en/product/1001/preview', '/en/form/4001?gate=product~7~jumpBO', '/media/5000000', '/desk/x'])(
    '%s may be there, or leads on',
    async (path) => expect((await visit(path)).text).toBe('rendered'),
  )
})

it('a preview without its signature is missing before anything is requested (D14)', async () => {
  vi.stubEnv('PREVIEW_SECRET', secret)
  const path = '/en/product/1001/preview'
  vi.resetModules() // settings are read once
  refuseMissing = make((await import('./refuse-missing')).missingRefuser)
  expect((await visit(path)).status).toBe(404)
  expect(asked).toEqual([])
  expect((await visit(`${path}?${previewQuery(path, Date.now() + 60_000, secret)}`)).text).toBe('rendered')
})
