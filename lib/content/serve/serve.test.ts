import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { serveInternal as Serve } from '.'

let serve: typeof Serve
const settings = { CONTENT_API_TOKEN: 'token-of-the-tests', PREVIEW_SECRET: '' }

beforeEach(async () => {
  vi.resetModules()
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  serve = (await import('.')).serveInternal
})
afterEach(() => vi.unstubAllEnvs())

type Init = { body?: unknown; raw?: string; token?: string }
async function call(method: string, address: string, { body, raw, token }: Init = {}) {
  const url = new URL(`http://site.test/api/internal/${address}`)
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const request = new Request(url, {
    method,
    ...(text !== undefined && { body: text }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  })
  const response = await serve(request, url.pathname.split('/').slice(3))
  const answer = (await response.json()) as { code: string; data: Record<string, unknown>; msg: string }
  return { status: response.status, headers: response.headers, ...answer }
}
const en = { site: { id: 2 } }
const token = settings.CONTENT_API_TOKEN

describe('the served contract', () => {
  it('answers in the envelope, never stored', async () => {
    const { status, code, msg, data, headers } = await call('GET', 'site/list')
    expect({ status, code, msg }).toEqual({ status: 200, code: '200', msg: '' })
    expect(data).toMatchObject([
      { id: 1, mark: 'cn', logo: { files: [{ url: '/assets/logos/northbay.svg' }] } },
      { id: 2, mark: 'en' },
    ])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('takes the site from body, id, query or path; without one the first', async () => {
    const name = (answer: { data: unknown }) => (answer.data as { displayName: string }[])[0]?.displayName
    const cn = name(await call('POST', 'topNavigation/list', { body: { site: { id: 1 } } }))
    expect(name(await call('POST', 'topNavigation/list', { body: en }))).not.toBe(cn)
    expect(name(await call('POST', 'topNavigation/list', { body: {} }))).toBe(cn)
    const titles = await Promise.all([
      call('GET', 'product/1001?site[id]=1'),
      call('GET', 'product/1001?site[id]=2'),
    ])
    expect(titles[0].data.name).not.toBe(titles[1].data.name)
    expect((await call('POST', 'enterprise/advantage/list', { body: { id: 2 } })).data).toEqual(
      (await call('POST', 'enterprise/advantage/list', { body: en })).data,
    )
    expect((await call('GET', 'activity/place/list/2')).data).toContain('Shenzhen')
  })

  it('refuses a body that is nested too deeply, whichever way', async () => {
    const inside = (open: string, close: string) =>
      `{"site":{"id":1},"conditions":${open.repeat(9000)}1${close.repeat(9000)}}`
    for (const raw of [inside('{"a":', '}'), inside('[', ']')]) {
      for (const path of ['activity/list', 'product/list'])
        expect(await call('POST', path, { raw })).toMatchObject({ status: 400, code: '400' })
    }
  })

  it('answers a body with a number longer than numbers are', async () => {
    const raw = '{"site":{"id":1},"type":"NEWS","x":12345678901234567890}'
    expect(await call('POST', 'news/list', { raw })).toMatchObject({ status: 200 })
  })

  it('answers lists page by page', async () => {
    const first = await call('POST', 'news/list', { body: { ...en, pageNo: 1, pageSize: 3, type: 'NEWS' } })
    const second = await call('POST', 'news/list', { body: { ...en, pageNo: 2, pageSize: 3, type: 'NEWS' } })
    const { data, total } = first.data as { data: { id: number; createTime: string }[]; total: number }
    expect(data).toHaveLength(3)
    expect(total).toBeGreaterThan(6)
    expect(data[0]?.createTime).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.000Z$/)
    expect((second.data.data as { id: number }[])[0]?.id).not.toBe(data[0]?.id)
  })

  it('answers the generic calls, ten records a page by default, with conditions', async () => {
    const products = (await call('POST', 'form/list', { body: en })).data as {
      data: { id: number }[]
      total: number
    }
    expect(products.data.map(({ id }) => id)).toContain(4001)
    const cases = (await call('POST', 'introduce/list', { body: { ...en, conditions: { type: 'company' } } }))
      .data
    expect(cases).toMatchObject({ total: 1, data: [{ id: 901 }] })
    const events = (
      await call('POST', 'activity/list', { body: { ...en, conditions: { places: ['Shenzhen'] } } })
    ).data
    expect(new Set((events.data as { place: string }[]).map(({ place }) => place))).toEqual(
      new Set(['Shenzhen']),
    )
    expect((await call('GET', 'product-category/101?site[id]=2')).data).toMatchObject({
      id: 101,
      productList: [{ id: 1001 }, {}, {}],
    })
  })

  it.each([
    ['an unknown path', 'GET', 'nothing', {}, 404, '404'],
    ['an unknown type', 'POST', 'nothing/list', { body: {} }, 404, '404'],
    ['an unknown record', 'GET', 'product/999999', {}, 404, '404'],
    ['an unknown article type', 'GET', 'report/1', {}, 404, '404'],
    ['an unknown title', 'POST', 'get/title/by/type', { body: { type: 'NONE' } }, 404, '404'],
    ['an unpublished record', 'GET', 'product/1013', {}, 404, '404'],
    ['another method', 'POST', 'product/1001', { body: {} }, 405, '405'],
    ['malformed JSON', 'POST', 'news/list', { raw: '{"pageNo":' }, 400, '400'],
    ['a list for a body', 'POST', 'news/list', { raw: '[]' }, 400, '400'],
    ['page 0', 'POST', 'news/list', { body: { pageNo: 0 } }, 400, '400'],
    ['page 1.5', 'POST', 'news/list', { body: { pageNo: 1.5 } }, 400, '400'],
    ['a page of 101', 'POST', 'introduce/list', { body: { pageSize: 101 } }, 400, '400'],
    ['a page of none', 'POST', 'product/list', { body: { pageSize: 0 } }, 400, '400'],
    ['a page size that is a text', 'POST', 'news/list', { body: { pageSize: '10' } }, 400, '400'],
    ['a site id that is none', 'POST', 'news/list', { body: { site: { id: 'a b' } } }, 400, '400'],
    ['a site that does not exist', 'POST', 'news/list', { body: { site: { id: 9 } } }, 400, '400'],
    ['a site that does not exist, in the path', 'GET', 'site/9', {}, 404, '404'],
    [
      'a body over 64 KiB',
      'POST',
      'news/list',
      { raw: JSON.stringify({ a: 'x'.repeat(70_000) }) },
      413,
      '413',
    ],
  ])('%s', async (_, method, address, init, status, code) => {
    const answer = await call(method, address, init)
    expect([answer.status, answer.code]).toEqual([status, code])
    expect(answer.msg).not.toBe('')
  })

  it('shows a draft to a preview', async () => {
    expect((await call('GET', 'product/1013?preview=true')).data).toMatchObject({ id: 1013 })
  })

  it.each(['TRUE', '1', 'yes', ''])('preview=%s is no preview (S11)', async (value) => {
    expect((await call('GET', `product/1013?preview=${value}`)).code).toBe('404')
  })

  it('requires the token for previews once PREVIEW_SECRET is set', async () => {
    vi.resetModules()
    vi.stubEnv('PREVIEW_SECRET', 'a-secret-of-the-tests')
    serve = (await import('.')).serveInternal
    expect((await call('GET', 'product/1013?preview=true')).status).toBe(401)
    expect((await call('GET', 'product/1013?preview=true', { token: `${token}x` })).status).toBe(401)
    expect((await call('GET', 'product/1013?preview=true', { token })).status).toBe(200)
  })
})

describe('gated addresses', () => {
  it('are left out for callers without the token', async () => {
    const open = await call('GET', 'corporate/publications/808?site[id]=2')
    expect(open.data.jumpBO).toEqual({
      jumpContentType: 'FORM',
      buttonTitle: expect.any(String),
      formBO: { id: 5002 },
    })
    const trusted = await call('GET', 'corporate/publications/808?site[id]=2', { token })
    expect(trusted.data.jumpBO).toMatchObject({
      attachment: { files: [{ url: '/api/internal/gated/whitepaper-808.en.pdf' }] },
    })
  })

  it('of media that need a contact are video, live room and jump', async () => {
    const open = (await call('GET', 'multimedia/resource/703')).data
    expect(open).toMatchObject({ isNeedContact: true, coverMaterial: {} })
    expect(open).not.toHaveProperty('videoMaterial')
    expect((await call('GET', 'multimedia/resource/703', { token })).data).toHaveProperty('videoMaterial')
  })

  it('of media behind a FORM jump are the same, of other records only the jump’s own', async () => {
    const { withoutGated } = await import('../shared/gated-fields')
    const jumpBO = { jumpContentType: 'FORM', formBO: { id: 1 }, attachment: '/a.pdf' }
    const closed = { jumpContentType: 'FORM', formBO: { id: 1 } }
    expect(withoutGated({ titleContent: 'M', videoMaterial: '/v.mp4', liveAddress: '/l', jumpBO })).toEqual({
      titleContent: 'M',
      jumpBO: closed,
    })
    expect(withoutGated({ title: 'Case', videoMaterial: '/v.mp4', jumpBO })).toEqual({
      title: 'Case',
      videoMaterial: '/v.mp4',
      jumpBO: closed,
    })
  })

  it.each([
    { jumpContentType: 'form' },
    { jumpContentType: 'FROM' },
    { jumpContentType: '', formBO: { id: 1 } },
    { isNeedContact: '1' },
    { isNeedContact: 'perhaps' },
  ])('of media that say %j are left out too (S11)', async ({ isNeedContact, ...more }) => {
    const { withoutGated } = await import('../shared/gated-fields')
    const video = { titleContent: 'M', isNeedContact, videoMaterial: '/v.mp4', liveAddress: '/l' }
    const open = withoutGated({ ...video, jumpBO: { ...more, attachment: '/a.pdf', buttonLink: '/b' } })
    expect(open).toEqual({ titleContent: 'M', isNeedContact, jumpBO: more })
  })

  it('are nowhere in any answer', async () => {
    const trusted = JSON.stringify(
      (await call('POST', 'multimedia/resource/list', { body: { pageSize: 100 }, token })).data,
    )
    const open = JSON.stringify(
      (await call('POST', 'multimedia/resource/list', { body: { pageSize: 100 } })).data,
    )
    expect(trusted).toContain('whitepaper-808.cn.pdf')
    expect(open).not.toContain('whitepaper-808')
  })
})
