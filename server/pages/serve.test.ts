import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { pageAddress } from './address'
import { bodyOf } from './body'
import type { Page } from './page'
import { regenerator } from './regenerate'
import { expectedHash } from './rsc'
import { pageServer } from './serve'
import { limits, pageStore } from './store'
import { tagTimes } from './tags'

const page = (text: string, at = Date.now()): Page => ({
  ...{ at, revalidate: 60, expire: 600, tags: [], policy: '', headers: {} },
  ...{ html: bodyOf(text), rsc: bodyOf('rsc'), segments: new Map() },
})
let close = () => {}
afterEach(() => close())

/** A store over no disk, whose renders give every page but are counted; the record 5000000 is proven missing, 6000000 by its render. */
async function start() {
  const disk = { read: async () => undefined, write: () => undefined, remove: () => undefined }
  const store = pageStore(disk, tagTimes(), limits)
  const renders: string[] = []
  const regenerate = regenerator(store, async ({ url }) => {
    renders.push(url)
    const address = pageAddress('', url)
    const key = url.endsWith('/__missing') ? '/en/not-found' : (address?.key ?? '')
    if (key.endsWith('6000000')) {
      store.miss(key)
      return { status: 404, headers: {}, body: Buffer.from('') }
    }
    store.keep(key, page(`page of ${key}`, store.regeneration.getStore()?.at))
    return { status: 200, headers: {}, body: Buffer.from('') }
  })
  const refuse = () => {
    throw new Error('not asked for')
  }
  const asked: string[] = []
  const serve = pageServer({
    ...{ store, regenerate, addressOf: pageAddress, passThrough: refuse, replay: refuse },
    isProvenMissing: async (key) => {
      asked.push(key)
      return key.endsWith('5000000')
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
  return { get, renders, asked }
}

it('a record that is proven missing costs no render: its language’s 404 page, kept by others for ten seconds (ADR 0042)', async () => {
  const { get, renders } = await start()
  for (let round = 0; round < 3; round += 1)
    expect(await get('/en/product/5000000')).toEqual({
      ...{ status: 404, cache: 'max-age=0, s-maxage=10', text: 'page of /en/not-found' },
    })
  expect(renders).toEqual(['/en/__missing'])
})

it('client navigation to it is told so without a render or a page (ADR 0042)', async () => {
  const { get, renders } = await start()
  for (const headers of [
    {},
    { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree', 'next-url': '/x' },
  ]) {
    const asked = { rsc: '1', ...headers }
    const answer = await get(`/en/product/5000000?_rsc=${expectedHash(asked)}`, asked)
    expect(answer).toEqual({ status: 404, cache: 'max-age=0, s-maxage=10', text: '' })
  }
  expect((await get('/en/nowhere?_rsc', { rsc: '1' })).status).toBe(404)
  expect(renders).toEqual([])
})

it('client navigation to a record that only its render finds missing makes Next render it once', async () => {
  const { get, renders } = await start()
  const answers = [await get('/en/product/6000000?_rsc', { rsc: '1' })]
  answers.push(await get('/en/product/6000000?_rsc', { rsc: '1' }))
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(renders).toEqual(['/en/product/6000000'])
})

it('a page that is there is rendered once, and its proof asked for once', async () => {
  const { get, renders, asked } = await start()
  for (let round = 0; round < 3; round += 1)
    expect(await get('/en/product/1001')).toMatchObject({ status: 200, text: 'page of /en/product/1001' })
  expect([renders, asked]).toEqual([['/en/product/1001'], ['/en/product/1001']])
})
