import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isObject } from '@/lib/is-object'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { type ContentServer, type Interference, startContentServer } from '../helpers/content-server'
import { visitPage } from '../helpers/visit'

// D34: with a back end configured, /api/internal hands on what browsers ask, and nothing else.
const token = 'a-token-of-the-tests'
let backend: ContentServer
let site: RunningServer

/** Every object of an answer with fields that the contract does not know, as back ends have them. */
const withOwnFields: Interference = (_request, response, proper) => {
  const withUnknownFields = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withUnknownFields)
    if (!isObject(value)) return value
    const inner = Object.entries(value).map(([name, item]) => [name, withUnknownFields(item)])
    return { ...Object.fromEntries(inner), internalNote: 'for us', createdByEmail: 'editor@example.com' }
  }
  void proper().then(({ status, text }) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(withUnknownFields(JSON.parse(text)))),
  )
  return true
}

beforeAll(async () => {
  vi.stubEnv('CONTENT_API_TOKEN', token)
  backend = await startContentServer(withOwnFields)
  site = await startServer({ CONTENT_API_URL: backend.url, CONTENT_API_TOKEN: token })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await site?.stop()
  await backend?.close()
})

async function call(method: 'GET' | 'POST', path: string, body?: unknown, bearer?: string) {
  const response = await fetch(`${site.url}/api/internal/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}
const dataOf = ({ text }: { text: string }) => (JSON.parse(text) as { data: Record<string, unknown> }).data

describe('a configured back end', () => {
  it.each([
    ['news/list', { type: 'NEWS', pageSize: 2 }],
    ['activity/list', { activity: { places: ['Shanghai'] }, pageSize: 2 }],
    ['multimedia/resource/list', { multimediaResource: {}, pageSize: 2 }],
    ['corporate/publications/list', { pageSize: 2 }],
  ])('answers a browser’s POST %s', async (path, body) => {
    backend.calls.clear()
    const answer = await call('POST', path, { site: { id: 2 }, pageNo: 1, ...body })
    expect(answer.status).toBe(200)
    expect((dataOf(answer).data as unknown[]).length).toBe(2)
    expect(answer.text).not.toMatch(/internalNote|createdByEmail/)
    expect(backend.calls.get(`POST ${path}`)).toBe(1)
  })

  it('answers a browser’s GET form/{id}; an unknown one is 404', async () => {
    const form = await call('GET', 'form/4001?site[id]=2')
    expect(dataOf(form)).toHaveProperty('formFields')
    expect(form.text).not.toMatch(/internalNote|createdByEmail/)
    expect((await call('GET', 'form/999999?site[id]=2')).status).toBe(404)
  })

  it.each([
    ['GET', 'site/list'],
    ['GET', 'product/1001?site[id]=2'],
    ['POST', 'homepage'],
    ['POST', 'product/list'],
    ['GET', 'no/such/call'],
  ] as const)('is not asked %s %s for a browser', async (method, path) => {
    backend.calls.clear()
    expect(
      (await call(method, path, method === 'POST' ? { id: 2, site: { id: 2 } } : undefined)).status,
    ).toBe(404)
    expect(backend.calls.size).toBe(0)
  })

  it('gives a gated address only to a caller with the token', async () => {
    const body = { site: { id: 1 }, pageNo: 1, pageSize: 100, multimediaResource: {} }
    expect((await call('POST', 'multimedia/resource/list', body)).text).not.toContain('whitepaper-808')
    expect((await call('POST', 'multimedia/resource/list', body, token)).text).toContain('whitepaper-808')
  })

  it('gets no call for an address that can be no page (D5)', async () => {
    await visitPage(`${site.url}/en/nowhere`)
    backend.calls.clear()
    for (const path of [
      '/product/preview',
      `/product/${'x'.repeat(65)}`,
      '/case-detail/1.5',
      '/foo.bar',
      '/media/x.y',
    ])
      expect((await visitPage(`${site.url}/en${path}`)).status).toBe(404)
    expect([...backend.calls]).toEqual([])
  })

  it('refuses a page that is none without a call', async () => {
    backend.calls.clear()
    expect((await call('POST', 'news/list', { site: { id: 2 }, pageNo: 0 })).status).toBe(400)
    expect((await call('POST', 'news/list', { site: { id: 2 }, pageSize: 101 })).status).toBe(400)
    expect(backend.calls.size).toBe(0)
  })
})
