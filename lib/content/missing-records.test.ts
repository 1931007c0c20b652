import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accept, startBackEnd, status } from '@/tests/helpers/back-end'
import { clearMemory } from './cache/store'
import { getLanguages, getSite } from './client/load'
import { currentSiteLocales, findMissing } from './missing-records'

const ok = (data: unknown) => status(200, JSON.stringify({ code: '200', data, msg: '' }))
const site = (id: number, mark: string) => ({ id, mark, title: 'A company' })
const introduction = (type: string) => ({ id: 1, type, title: 'Us' })
const event = (id: number) => ({
  id,
  activityName: 'An event',
  startDate: '2026-01-01',
  endDate: '2026-01-02',
})
const known: Record<string, ReturnType<typeof ok>> = {
  'site/list': ok([site(1, 'cn'), site(2, 'en')]),
  'product/1001': ok({ id: 1001, name: 'A product' }),
  'example/401': ok({ id: 401, title: 'A case' }),
  introduce: ok([introduction('company'), introduction('a/b 100%'), introduction('c/d? 5%')]),
  'activity/list': ok({ data: Array.from({ length: 10 }, (_, at) => event(at + 1)), total: 23 }),
  'corporate/publications/list': ok(Array.from({ length: 10 }, (_, at) => ({ id: at + 1, name: 'A paper' }))),
}
const missing = status(404, '{"code":"404","msg":"no such record"}')
const callOf = (path: string) => path.replace('/api/internal/', '').split('?')[0] ?? ''

let backend: Awaited<ReturnType<typeof startBackEnd>>
beforeAll(async () => {
  backend = await startBackEnd()
  vi.stubEnv('CONTENT_API_URL', backend.url)
})
beforeEach(() => {
  clearMemory()
  backend.received.length = 0
  backend.state.answer = (response, request) => (known[callOf(request.path)] ?? missing)(response, request)
})
afterAll(() => {
  vi.unstubAllEnvs()
  backend.close()
})
const asked = (call: string) => backend.received.filter(({ path }) => callOf(path) === call).length

describe('a language whose site comes and cannot be read has one all the same: its pages fail (D36)', () => {
  const { title, ...untitled } = site(2, 'en')
  it.each([
    ['without a title', [site(1, 'cn'), untitled]],
    ['without an id', [site(1, 'cn'), { title, mark: 'EN' }]],
    ['without a mark', [site(1, 'cn'), { title, id: 2 }]],
    ['that is none', [site(1, 'cn'), null]],
  ])('one %s', async (_, sites) => {
    backend.state.answer = ok(sites)
    expect(await currentSiteLocales()).toEqual(['cn', 'en'])
    expect(await getLanguages()).toEqual(['cn', 'en'])
    await expect(getSite({ locale: 'en' })).rejects.toThrow('no site of en can be read')
    expect(await getSite({ locale: 'cn' })).toMatchObject({ id: '1' })
  })

  it.each([
    ['is not published', { published: false }],
    ['is to come', { publishAt: '2099-01-01 00:00:00' }],
    ['is over', { expireAt: '2001-01-01 00:00:00' }],
  ])('a site that %s is none', async (_, restriction) => {
    backend.state.answer = ok([site(1, 'cn'), { ...site(2, 'en'), ...restriction }])
    await expect.poll(currentSiteLocales).toEqual(['cn'])
    expect(await getLanguages()).toEqual(['cn'])
    expect(await getSite({ locale: 'en' })).toMatchObject({ id: '1' })
  })

  it('one of another language is nobody’s here: the first site’s shows (§7)', async () => {
    backend.state.answer = ok([site(1, 'cn'), site(3, 'fr')])
    expect(await getLanguages()).toEqual(['cn'])
    expect(await getSite({ locale: 'en' })).toMatchObject({ id: '1' })
  })
})

describe('a page’s record is proven missing by its own call alone (ADR 0042)', () => {
  it.each([
    ['/cn/product/5000000', 'missing'],
    ['/en/case-detail/5000000', 'missing'],
    ['/en/article-detail/news/5000000', 'missing'],
    ['/en/article-detail/example/5000000', 'missing'],
    ['/en/periodical/5000000', 'missing'],
    ['/cn/form/5000000', 'missing'],
    ['/cn/about-us/invented', 'missing'],
    ['/en/ai/invented/page', 'missing'],
    ['/en/activity/list/4', 'past end'],
    ['/cn/product/1001', undefined],
    ['/en/case-detail/401', undefined],
    ['/cn/about-us/company', undefined],
    ['/cn/about-us/a%2Fb 100%', undefined],
    ['/cn/about-us/a~2Fb 100%', undefined],
    ['/cn/about-us/c~2Fd%3F 5%', undefined],
    ['/en/ai/agents', undefined],
    ['/en/activity/list/3', undefined],
    // Ten of a list that does not say how many it has.
    ['/en/periodical/list/2', undefined],
    // The list itself fails.
    ['/en/media/list/2', undefined],
    ['/cn/about-us/news/list/all/1', undefined],
    ['/cn/article-detail/5000000', undefined],
    ['/cn/product/more/5000000', undefined],
    ['/xx/product/5000000', undefined],
    ['/cn', undefined],
  ])('%s: %s', async (key, expected) => {
    // A proof that takes too long is none: on a machine that is busy the next one is.
    await expect.poll(() => findMissing(key)).toBe(expected)
  })

  it('of a preview nothing is proven where previews are signed (D14)', async () => {
    await expect.poll(() => findMissing('/cn/product/5000000/preview')).toBe('missing')
    vi.stubEnv('PREVIEW_SECRET', 'a-secret-of-at-least-thirty-two-signs')
    vi.resetModules()
    const signed = await import('./missing-records')
    backend.received.length = 0
    expect(await signed.findMissing('/cn/product/5000000/preview')).toBe(undefined)
    expect(backend.received).toEqual([])
    vi.stubEnv('PREVIEW_SECRET', '')
  })

  it('an existing record is fetched once, for the proof and the page', async () => {
    const proofs = Array.from({ length: 20 }, () => findMissing('/cn/product/1001'))
    expect(new Set(await Promise.all(proofs))).toEqual(new Set([undefined]))
    await expect.poll(() => asked('product/1001')).toBe(1)
    await findMissing('/cn/product/1001')
    expect([asked('site/list'), asked('product/1001')]).toEqual([1, 1])
  })

  it.each([
    ['HTTP 500', status(500, '{"msg":"out of order"}')],
    ['HTML with 404', status(404, '<h1>Not found</h1>')],
    ['another code', status(200, '{"code":"500"}')],
    ['success without a record', accept],
    ['a connection that breaks', (response) => void response.destroy()],
    ['silence', () => undefined],
  ] as [string, typeof accept][])('%s proves nothing', async (_, answer) => {
    backend.state.answer = (response, request) =>
      (callOf(request.path) === 'site/list' ? (known['site/list'] ?? answer) : answer)(response, request)
    expect(await findMissing('/cn/product/5000000')).toBe(undefined)
  })
})
