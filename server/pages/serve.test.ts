import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { monotonicNow } from '@/lib/clock'
import { BusyError } from '@/lib/concurrency-limit'
import { tagPage } from '@/lib/page-render'
import { type Renders, renderLimits } from '../limits/renders'
import { isPastEndKey, pageAddress } from './address'
import type { Entry } from './entry'
import { bodyOf } from './entry'
import { pageFinder } from './find-page'
import { regenerator } from './regenerate'
import { expectedHash, partKey } from './rsc'
import { pageServer } from './serve'
import { limits, pageStore } from './store'
import { tagTimes } from './tags'

const page = (text: string, at = monotonicNow()): Entry => ({
  ...{ at, revalidate: 60, expire: 600, tags: [] },
  ...{ status: 200, headers: {}, body: bodyOf(text), content: text },
})
let close = () => {}
afterEach(() => close())

const unlimited = renderLimits({}, () => true)

/**
 * A store over no disk, whose renders give every page but are counted; the record 5000000 is proven missing, 6000000 by its render, and
 * each list has three pages.
 */
async function start(renders: Renders = unlimited) {
  const disk = {
    ...{ get: async () => undefined, set: () => undefined, delete: () => undefined },
    close: async () => undefined,
  }
  const store = pageStore(disk, tagTimes(), limits)
  const rendered: string[] = []
  const regenerate = regenerator(
    store,
    async ({ address: { key, url }, part }, nonce) => {
      rendered.push(part ? partKey(url, part) : url)
      if (part) tagPage(60, ['shown by the part'])
      const isMissing = key.endsWith('6000000') || key.endsWith('/not-found')
      const kind = isPastEndKey(key) ? ' data-page="past-end"' : ''
      const text = part
        ? `part of ${key}`
        : `<html lang="en"><main${kind}>page of ${key}<script nonce="${nonce}"></script>`
      return { status: isMissing ? 404 : 200, headers: {}, body: Buffer.from(text), nonce }
    },
    renders,
    { hosts: { media: [], frames: [] }, transforms: [] },
  )
  const refuse = () => {
    throw new Error('not asked for')
  }
  const asked: string[] = []
  const pages = pageFinder({
    store,
    regenerate,
    findMissing: async (key) => {
      asked.push(key)
      if (Number(/\/list\/(\d+)$/.exec(key)?.[1]) > 3) return 'past end'
      return key.endsWith('5000000') ? 'missing' : undefined
    },
  })
  const serve = pageServer({
    ...{ store, pages, regenerate, addressOf: pageAddress, passThrough: refuse, replay: refuse },
    refuse: (_, response) => void response.writeHead(503).end('busy'),
  })
  const server = createServer((request, response) => void serve(request, response)).listen(0)
  close = () => void server.close()
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      headers,
    })
    const text = (await answer.text()).replace(/<script .*|<(?:html|main).*?>/g, '')
    return { status: answer.status, cache: answer.headers.get('cache-control'), text }
  }
  return { get, rendered, asked, store }
}

it('a record that is proven missing costs no render: its language’s 404 page, cached by others for ten seconds (ADR 0042)', async () => {
  const { get, rendered } = await start()
  for (let round = 0; round < 3; round += 1)
    expect(await get('/en/product/5000000')).toEqual({
      ...{ status: 404, cache: 'max-age=0, s-maxage=10', text: 'page of /en/not-found' },
    })
  expect(rendered).toEqual(['/en/__missing'])
})

it('client navigation to it is answered without a render or a page (ADR 0042)', async () => {
  const { get, rendered } = await start()
  for (const headers of [
    {},
    { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree', 'next-url': '/x' },
  ]) {
    const asked = { rsc: '1', ...headers }
    const answer = await get(`/en/product/5000000?_rsc=${expectedHash(asked)}`, asked)
    expect(answer).toEqual({ status: 404, cache: 'max-age=0, s-maxage=10', text: '' })
  }
  expect((await get('/en/nowhere?_rsc', { rsc: '1' })).status).toBe(404)
  expect(rendered).toEqual([])
})

it('client navigation to a record that only its render finds missing makes Next render it once', async () => {
  const { get, rendered } = await start()
  const answers = [await get('/en/product/6000000?_rsc', { rsc: '1' })]
  answers.push(await get('/en/product/6000000?_rsc', { rsc: '1' }))
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(rendered).toEqual(['/en/product/6000000'])
})

it('client navigation is answered of a cached page: each of its parts requested once, and again when the page is another one', async () => {
  const { get, rendered, store } = await start()
  const key = '/en/product/1001'
  const tree = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
  const all = () =>
    Promise.all([
      ...[1, 2].map(() => get(`${key}?_rsc`, { rsc: '1' })),
      get(`${key}?_rsc=${expectedHash(tree)}`, tree),
    ])
  for (let round = 0; round < 2; round += 1)
    for (const answer of await all()) expect(answer).toMatchObject({ status: 200, text: `part of ${key}` })
  const parts = [`${key}#rsc`, `${key}#rsc/_tree`]
  expect([rendered[0], rendered.slice(1).sort()]).toEqual([key, parts])
  store.put(key, page('another one', monotonicNow() + 1))
  await all()
  expect(rendered.slice(3).sort()).toEqual(parts)
})

it('a segment that a cached page does not have is none, without a render, and takes no place', async () => {
  const full = async () => {
    throw new BusyError('full')
  }
  const { get, rendered, store } = await start({ ...unlimited, part: full })
  store.put('/en/product/1001', { ...page('kept'), segments: ['/_tree', '/_head'] })
  const segment = (name: string) => {
    const headers = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': name }
    return get(`/en/product/1001?_rsc=${expectedHash(headers)}`, headers)
  }
  for (const name of ['/made/up', '/_treee', '/__PAGE__'])
    expect(await segment(name)).toEqual({ status: 404, cache: 'max-age=0, s-maxage=10', text: '' })
  expect(rendered).toEqual([])
  expect((await segment('/_tree')).status).toBe(503)
  expect((await get('/en/product/1001')).text).toBe('kept')
})

it('a part is requested again when what it shows is over, and beside a page that is no newer it is all there is (D13)', async () => {
  const { get, rendered, store } = await start()
  const key = '/en/product/1001'
  await get(`${key}?_rsc`, { rsc: '1' })
  store.tags.expire(['shown by the part'], monotonicNow() + 1)
  await get(`${key}?_rsc`, { rsc: '1' })
  expect(rendered).toEqual([key, `${key}#rsc`, `${key}#rsc`])
  store.put(key, { ...page('stale'), at: monotonicNow() + 2, revalidate: -1 })
  store.put(`${key}#rsc`, { ...page('stale'), at: monotonicNow() + 2, revalidate: -1 })
  expect((await get(`${key}?_rsc`, { rsc: '1' })).text).toBe('stale')
})

it('client navigation with an unexpected _rsc is answered for one visitor alone', async () => {
  const { get } = await start()
  const answer = await get('/en/product/1001?_rsc=legacy', { rsc: '1' })
  expect(answer).toMatchObject({ status: 200, cache: 'private, no-store', text: 'part of /en/product/1001' })
})

it('a page that is there is rendered once, and its proof requested once', async () => {
  const { get, rendered, asked } = await start()
  for (let round = 0; round < 3; round += 1)
    expect(await get('/en/product/1001')).toMatchObject({ status: 200, text: 'page of /en/product/1001' })
  expect([rendered, asked]).toEqual([['/en/product/1001'], ['/en/product/1001']])
})

it('all numbers past the end of a list are one page, cached and rendered once (D5)', async () => {
  const { get, rendered } = await start()
  for (const number of [4, 5, 77, 9999, 123456])
    expect(await get(`/en/activity?pageNo=${number}`)).toEqual({
      ...{ status: 404, cache: 'private, no-store', text: 'page of /en/activity/list/9999' },
    })
  expect((await get('/en/activity?pageNo=3')).status).toBe(200)
  expect(rendered).toEqual(['/en/activity?pageNo=9999', '/en/activity?pageNo=3'])
})

describe('while no render comes to an end', () => {
  const never = new Promise<never>(() => undefined)
  const full = async () => {
    throw new BusyError('full')
  }
  /** As many as there is room for hang, all others are refused. */
  const hanging = (): Renders => ({ ...unlimited, unknown: full, renewed: full, behind: () => never })

  it('what is cached is answered, old or new; what is not is refused at once', async () => {
    const { get, store, rendered } = await start(hanging())
    store.put('/en/product/1', page('fresh'))
    store.put('/en/product/2', { ...page('stale'), at: monotonicNow() - 61_000 })
    store.put('/en/product/3', { ...page('expired'), at: monotonicNow() - 601_000 })
    expect(await get('/en/product/1')).toMatchObject({ status: 200, text: 'fresh' })
    expect(await get('/en/product/2')).toMatchObject({ status: 200, text: 'stale' })
    expect(await get('/en/product/3')).toMatchObject({ status: 200, text: 'expired' })
    expect(await get('/en/product/4')).toMatchObject({ status: 503, text: 'busy' })
    expect(rendered).toEqual([])
  })
})
