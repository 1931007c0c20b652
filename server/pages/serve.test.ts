import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { steadyNow } from '@/lib/clock'
import { BusyError } from '@/lib/concurrency-limit'
import { type Renders, renderLimits } from '../limits/renders'
import { isPastEndKey, pageAddress } from './address'
import { bodyOf } from './body'
import type { Page } from './page'
import { regenerator } from './regenerate'
import { expectedHash } from './rsc'
import { pageServer } from './serve'
import { limits, pageStore } from './store'
import { tagTimes } from './tags'

const page = (text: string, at = steadyNow()): Page => ({
  ...{ at, revalidate: 60, expire: 600, tags: [], policy: '', content: '', headers: {} },
  ...{ html: bodyOf(text), rsc: bodyOf('rsc'), segments: new Map() },
})
let close = () => {}
afterEach(() => close())

const unlimited = renderLimits({}, () => true)

/**
 * A store over no disk, whose renders give every page but are counted; the record 5000000 is proven missing, 6000000 by its render, and
 * each list has three pages.
 */
async function start(renders: Renders = unlimited) {
  const disk = { read: async () => undefined, write: () => undefined, remove: () => undefined }
  const store = pageStore(disk, tagTimes(), limits)
  const rendered: string[] = []
  const regenerate = regenerator(
    store,
    async ({ url }) => {
      rendered.push(url)
      const address = pageAddress('', url)
      const key = url.endsWith('/__missing') ? '/en/not-found' : (address?.key ?? '')
      if (key.endsWith('6000000')) {
        store.miss(key)
        return { status: 404, headers: {}, body: Buffer.from(''), nonce: '' }
      }
      const kept = page(`page of ${key}`, store.regeneration.getStore()?.at)
      store.keep(key, isPastEndKey(key) ? { ...kept, status: 404 } : kept)
      return { status: 200, headers: {}, body: Buffer.from(''), nonce: '' }
    },
    renders,
  )
  const refuse = () => {
    throw new Error('not asked for')
  }
  const asked: string[] = []
  const serve = pageServer({
    ...{ store, regenerate, addressOf: pageAddress, passThrough: refuse, replay: refuse },
    refuse: (_, response) => void response.writeHead(503).end('busy'),
    provenAbsence: async (key) => {
      asked.push(key)
      if (Number(/\/list\/(\d+)$/.exec(key)?.[1]) > 3) return 'past end'
      return key.endsWith('5000000') ? 'missing' : undefined
    },
  })
  const server = createServer((request, response) => void serve(request, response)).listen(0)
  close = () => void server.close()
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      headers,
    })
    return { status: answer.status, cache: answer.headers.get('cache-control'), text: await answer.text() }
  }
  return { get, rendered, asked, store }
}

it('a record that is proven missing costs no render: its language’s 404 page, kept by others for ten seconds (ADR 0042)', async () => {
  const { get, rendered } = await start()
  for (let round = 0; round < 3; round += 1)
    expect(await get('/en/product/5000000')).toEqual({
      ...{ status: 404, cache: 'max-age=0, s-maxage=10', text: 'page of /en/not-found' },
    })
  expect(rendered).toEqual(['/en/__missing'])
})

it('client navigation to it is told so without a render or a page (ADR 0042)', async () => {
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

it('a page that is there is rendered once, and its proof asked for once', async () => {
  const { get, rendered, asked } = await start()
  for (let round = 0; round < 3; round += 1)
    expect(await get('/en/product/1001')).toMatchObject({ status: 200, text: 'page of /en/product/1001' })
  expect([rendered, asked]).toEqual([['/en/product/1001'], ['/en/product/1001']])
})

it('all numbers past the end of a list are one page, kept and rendered once (D5)', async () => {
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

  it('what is kept is answered, old or new; what is not is refused at once', async () => {
    const { get, store, rendered } = await start(hanging())
    store.keep('/en/product/1', page('fresh'))
    store.keep('/en/product/2', { ...page('stale'), at: steadyNow() - 61_000 })
    store.keep('/en/product/3', { ...page('expired'), at: steadyNow() - 601_000 })
    expect(await get('/en/product/1')).toMatchObject({ status: 200, text: 'fresh' })
    expect(await get('/en/product/2')).toMatchObject({ status: 200, text: 'stale' })
    expect(await get('/en/product/3')).toMatchObject({ status: 200, text: 'expired' })
    expect(await get('/en/product/4')).toMatchObject({ status: 503, text: 'busy' })
    expect(rendered).toEqual([])
  })
})
