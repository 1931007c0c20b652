import { expect, it, vi } from 'vitest'
import { pageTransforms } from '@/lib/env'
import { log } from '@/lib/log'
import { plainOf } from './body'
import { nextSide } from './next-side'
import type { Page } from './page'
import { limits, pageStore } from './store'
import { tagTimes } from './tags'

const key = '/route-cache/APP_PAGE/0123abcd/$/cn/item/你'
const context = { cacheControl: { revalidate: 60, expire: 600 } }
const nonce = 'n1'
const rendered = (content = '<p>text</p>', own = nonce) => ({
  kind: 'APP_PAGE' as const,
  html: `<!DOCTYPE html><html lang="zh-CN"><head><meta charSet="utf-8"/></head><body>${content}<script nonce="${own}" id="_R_">start()</script><script src="/_next/static/a.js" nonce="${own}" async=""></script></body></html>`,
  rscData: Buffer.from(`0:"${own}"\n`),
  segmentData: new Map([
    ['/_full', Buffer.from('0:1\n')],
    ['/_tree', Buffer.from('0:2\n')],
  ]),
  headers: { 'x-next-cache-tags': 'site,item:7', 'x-nextjs-stale-time': '300' } as Record<string, string>,
  status: undefined as number | undefined,
})

function setUp() {
  const clock = { now: 5000 }
  const onDisk = new Map<string, Page>()
  const disk = {
    read: async (name: string) => onDisk.get(name),
    write: (name: string, page: Page) => void onDisk.set(name, page),
    remove: (name: string) => void onDisk.delete(name),
  }
  const store = pageStore(disk, tagTimes(), limits, () => clock.now)
  const side = nextSide(
    store,
    { hosts: { media: [], frames: [] }, transforms: pageTransforms },
    () => clock.now,
  )
  /** Hands over what the store itself has asked for. */
  const keep = (page: ReturnType<typeof rendered>, of = key, how: object = context, own = nonce) => {
    const path = of.slice(of.indexOf('/$/') + 2)
    return store.regeneration.run({ key: path, at: clock.now, nonce: own }, () => side.set(of, page, how))
  }
  return { clock, store, onDisk, side, keep }
}

it('keeps a page under its path, finished, as old as the beginning of its render, and hands none back to Next', async () => {
  const { side, store, keep } = setUp()
  const data = rendered()
  await keep(data)
  const page = store.peek('/cn/item/你')
  expect(page).toMatchObject({ at: 5000, revalidate: 60, expire: 600, tags: ['site', 'item:7'] })
  expect(page && plainOf(page.html).toString()).toContain('data-src="/_next/static/a.js"')
  expect(page?.policy).toContain("'nonce-n1'")
  expect(page?.headers).toEqual({ 'x-nextjs-stale-time': '300' })
  expect([...(page?.segments.keys() ?? [])]).toEqual(['/_tree'])
  expect(data).toEqual(rendered())
  expect(await side.get(key, { kind: 'APP_PAGE' })).toBeNull()
})

it('keeps the same page rendered again as it was, with its nonce and its ETag, and a changed one under its own nonce', async () => {
  const { clock, store, keep } = setUp()
  await keep(rendered())
  const first = store.peek('/cn/item/你')
  clock.now = 6000
  await keep(rendered('<p>text</p>', 'n2'), key, context, 'n2')
  const same = store.peek('/cn/item/你')
  expect([same?.at, same?.policy, same?.html.tag]).toEqual([6000, first?.policy, first?.html.tag])
  await keep(rendered('<p>new</p>', 'n3'), key, context, 'n3')
  const other = store.peek('/cn/item/你')
  expect(other?.policy).toContain("'nonce-n3'")
  expect(other && plainOf(other.html).toString()).not.toContain('n1')
})

it('keeps no document of another render: its scripts would not run under this one’s policy', async () => {
  const failed = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const { store, keep } = setUp()
  await keep(rendered('<p>text</p>', 'n0'))
  expect(store.peek('/cn/item/你')).toBeUndefined()
  expect(failed).toHaveBeenCalledOnce()
  failed.mockRestore()
})

it('gives Next no datum whose tag is over', async () => {
  const { clock, side } = setUp()
  await side.set('datum', { kind: 'FETCH' }, { fetchCache: true, tags: ['item:7'] })
  expect(await side.get('datum', { kind: 'FETCH', tags: ['item:7'] })).toEqual({
    value: { kind: 'FETCH' },
    lastModified: 5000,
  })
  clock.now = 6000
  await side.revalidateTag(['item:7'], { expire: 0 })
  expect(await side.get('datum', { kind: 'FETCH' })).toBeNull()
})

it('keeps no 404, drops the page that has become one, and keeps the not-found page itself', async () => {
  const { store, onDisk, keep } = setUp()
  await keep(rendered())
  const missing = { ...rendered(), status: 404 }
  await keep(missing, key, { cacheControl: { revalidate: false } })
  expect([store.peek('/cn/item/你'), onDisk.size, store.isMissing('/cn/item/你')]).toEqual([
    undefined,
    0,
    true,
  ])
  await keep(missing, '/route-cache/APP_PAGE/0/$/cn/not-found')
  expect(store.peek('/cn/not-found')).toBeDefined()
})

it('drops a list that has no such page any more: it is rendered with its own 404 (D5)', async () => {
  const { store, keep } = setUp()
  await keep(rendered())
  await keep(rendered('<main data-page="past-end"></main>'))
  expect([store.peek('/cn/item/你'), store.isMissing('/cn/item/你')]).toEqual([undefined, false])
})

it('keeps what a list shows past every end once, with its status (D5)', async () => {
  const { store, keep } = setUp()
  await keep(
    rendered('<main data-page="past-end"></main>'),
    '/route-cache/APP_PAGE/0/$/cn/activity/list/9999',
  )
  expect(store.peek('/cn/activity/list/9999')?.status).toBe(404)
})

it('keeps nothing that was rendered for a visitor: its address may stand in it', async () => {
  const { side, store, keep } = setUp()
  const data = rendered('<p>?secret=1</p>')
  await side.set(key, data, context)
  expect(store.peek('/cn/item/你')).toBeUndefined()
  await keep(rendered())
  await side.set(key, rendered('<p>?secret=1</p>'), context)
  const missing = { ...rendered(), status: 404 }
  await side.set(key, missing, context)
  const page = store.peek('/cn/item/你')
  expect(page && plainOf(page.html).toString()).not.toContain('secret')
  expect(store.isMissing('/cn/item/你')).toBe(false)
  await store.regeneration.run({ key: '/cn/item/other', at: 5000, nonce }, () =>
    side.set(key, rendered('<p>?secret=1</p>'), context),
  )
  expect(store.peek('/cn/item/你')).toBe(page)
})
