import { expect, it, vi } from 'vitest'
import { log } from '@/lib/log'
import { pageTransforms } from '@/lib/setting-kinds'
import type { Entry } from './entry'
import { plainOf } from './entry'
import { limits, pageStore } from './store'
import { storeDocument, storePart } from './store-answer'
import { tagTimes } from './tags'

const key = '/cn/item/你'
const document = (content = '<p>text</p>', nonce = 'n1') =>
  `<!DOCTYPE html><html lang="zh-CN"><head><script nonce="${nonce}" data-loader="">load()</script></head><body>${content}<script nonce="${nonce}" id="_R_">start()</script><script src="/_next/static/a.js" nonce="${nonce}" async=""></script></body></html>`
const own = {
  ...{ 'content-type': 'text/html; charset=utf-8', 'x-nextjs-stale-time': '300' },
  ...{ date: 'today', etag: '"next"', 'cache-control': 's-maxage=31536000', 'x-nextjs-cache': 'MISS' },
}
const answered = (html: string, status = 200, headers: object = own) => ({
  ...{ status, headers: { ...headers }, body: Buffer.from(html), nonce: '' },
})

function setUp() {
  const clock = { now: 5000 }
  const onDisk = new Map<string, Entry>()
  const disk = {
    get: async (name: string) => onDisk.get(name),
    set: (name: string, page: Entry) => void onDisk.set(name, page),
    delete: (name: string) => void onDisk.delete(name),
    close: async () => undefined,
  }
  const store = pageStore(disk, tagTimes(), limits, () => clock.now)
  const settings = { hosts: { media: [], frames: [] }, transforms: pageTransforms }
  /** What the store makes of an answer to a request with this nonce. */
  const put = (answer = answered(document()), nonce = 'n1', of = key) => {
    const collected = { seconds: 60, tags: new Set(['site', 'item:7']) }
    const render = { at: clock.now, nonce, ...collected }
    return storeDocument(store, { key: of, locale: 'cn' }, answer, render, settings)
  }
  return { clock, store, onDisk, put }
}

it('keeps a page finished, with its policy, what it shows and how long, as old as the beginning of its render', () => {
  const { store, put } = setUp()
  expect(put()).toBe(true)
  const page = store.peek(key)
  expect(page).toMatchObject({ at: 5000, revalidate: 60, expire: 86_400, tags: ['site', 'item:7'] })
  expect(page && plainOf(page.body).toString()).toContain('data-src="/_next/static/a.js"')
  const { 'content-security-policy': policy, ...headers } = page?.headers ?? {}
  expect(policy).toContain("'nonce-n1'")
  expect(headers).toEqual({ 'content-type': 'text/html; charset=utf-8', 'x-nextjs-stale-time': '300' })
})

it('keeps the same page rendered again as it was, with its nonce and its ETag, and a changed one under its own nonce', () => {
  const { clock, store, put } = setUp()
  put()
  const first = store.peek(key)
  clock.now = 6000
  put(answered(document('<p>text</p>', 'n2')), 'n2')
  const same = store.peek(key)
  expect([same?.at, same?.headers, same?.body.tag]).toEqual([6000, first?.headers, first?.body.tag])
  put(answered(document('<p>new</p>', 'n3')), 'n3')
  const other = store.peek(key)
  expect(other?.headers['content-security-policy']).toContain("'nonce-n3'")
  expect(other && plainOf(other.body).toString()).not.toContain('n1')
})

it('keeps no document of another render: its scripts would not run under this one’s policy', () => {
  const failed = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const { store, put } = setUp()
  expect(put(answered(document('<p>text</p>', 'n0')))).toBe(false)
  expect(store.peek(key)).toBeUndefined()
  expect(failed).toHaveBeenCalledOnce()
  failed.mockRestore()
})

it.each([
  ['a failure', answered(document(), 500)],
  ['a redirect', answered('', 307)],
  ['a document that only a script would fill', answered('<html id="__next_error__"><script nonce="n1">')],
  ['nor one of another version of the framework', answered('<html data-error=""><script nonce="n1">')],
  ['an answer for one visitor', answered(document(), 200, { 'cache-control': 'private, no-store' })],
  ['an answer with a cookie', answered(document(), 200, { ...own, 'set-cookie': ['a=1'] })],
])('keeps nothing of %s, and what it has as it is (D13)', (_, answer) => {
  const { store, put } = setUp()
  put()
  const before = store.peek(key)
  expect([put(answer), store.peek(key) === before, store.isMissing(key)]).toEqual([false, true, false])
})

it('a 404 whose render began before an edit hides nothing that came to be by it (S6)', () => {
  const { clock, store, put } = setUp()
  const began = clock.now
  clock.now += 20
  store.tags.expire(['item:7'], clock.now)
  clock.now += 20
  const render = { at: began, nonce: 'n1', seconds: 60, tags: new Set<string>() }
  storeDocument(store, { key, locale: 'cn' }, answered(document(), 404), render, {
    ...{ hosts: { media: [], frames: [] }, transforms: pageTransforms },
  })
  expect(store.isMissing(key)).toBe(false)
  expect([put(answered(document(), 404)), store.isMissing(key)]).toEqual([false, true])
})

it('keeps no 404, drops the page that has become one, and keeps the not-found page itself', () => {
  const { store, onDisk, put } = setUp()
  put()
  const missing = answered(document(), 404)
  expect(put(missing)).toBe(false)
  expect([store.peek(key), onDisk.size, store.isMissing(key)]).toEqual([undefined, 0, true])
  expect(put(missing, 'n1', '/cn/not-found')).toBe(true)
  expect(store.peek('/cn/not-found')?.status).toBe(404)
})

it('drops the page whose address has come to lead elsewhere (D36)', () => {
  const { store, put } = setUp()
  put()
  expect([put(answered('', 308)), store.peek(key)]).toEqual([false, undefined])
})

it('drops a list that has no such page any more: it is rendered with its own 404 (D5)', () => {
  const { store, put } = setUp()
  put()
  expect(put(answered(document('<main data-page="past-end"></main>')))).toBe(false)
  expect([store.peek(key), store.isMissing(key)]).toEqual([undefined, false])
})

it('keeps what a list shows past every end once, with its status (D5)', () => {
  const { store, put } = setUp()
  put(answered(document('<main data-page="past-end"></main>')), 'n1', '/cn/activity/list/9999')
  expect(store.peek('/cn/activity/list/9999')?.status).toBe(404)
})

it('keeps a part of a page by what its own render showed, and none that Next does not have', () => {
  const { store } = setUp()
  const page = { content: 'c' }
  const render = { at: 7000, nonce: 'n', seconds: 5, tags: new Set(['optional']) }
  const type = { 'content-type': 'text/x-component', 'x-nextjs-rewritten-path': '/cn/item/%E4%BD%A0' }
  expect(storePart(store, `${key}#rsc`, page, answered('', 204, type), render)).toBe(false)
  expect(storePart(store, `${key}#rsc`, page, answered('0:1', 200, type), render)).toBe(true)
  const headers = { 'content-type': 'text/x-component' }
  expect(store.peek(`${key}#rsc`)).toMatchObject({
    ...{ at: 7000, revalidate: 5, tags: ['optional'], content: 'c', headers },
  })
  expect(Object.keys(store.peek(`${key}#rsc`)?.headers ?? {})).toHaveLength(2)
})
