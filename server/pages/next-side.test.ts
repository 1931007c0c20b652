import { expect, it, vi } from 'vitest'
import { log } from '@/lib/log'
import { plainOf } from './body'
import { nextSide } from './next-side'
import type { Page } from './page'
import { limits, pageStore } from './store'
import { tagTimes } from './tags'

const key = '/route-cache/APP_PAGE/0123abcd/$/cn/item/你'
const context = { cacheControl: { revalidate: 60, expire: 600 } }
const pushes =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:1\\n"])</script>'
const rendered = (content = '<p>text</p>', end = pushes) => ({
  kind: 'APP_PAGE' as const,
  html: `<!DOCTYPE html><html lang="zh-CN"><head><meta charSet="utf-8"/></head><body>${content}<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":1});</script>${end}</body></html>`,
  rscData: Buffer.from('0:1\n'),
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
  const side = nextSide(store, { media: [], frames: [] }, () => clock.now)
  /** Hands over what the store itself has asked for. */
  const keep = (page: ReturnType<typeof rendered>, of = key, how: object = context) => {
    const own = of.slice(of.indexOf('/$/') + 2)
    return store.regeneration.run({ key: own, at: clock.now }, () => side.set(of, page, how))
  }
  return { clock, store, onDisk, side, keep }
}

it('keeps a page under its path, finished, and hands the finished one to whom Next answers itself', async () => {
  const { side, store, keep } = setUp()
  const data = rendered()
  await keep(data)
  const page = store.peek('/cn/item/你')
  expect(page).toMatchObject({ at: 5000, revalidate: 60, expire: 600, tags: ['site', 'item:7'] })
  expect(page && plainOf(page.html).toString()).toBe(data.html)
  expect(data.html).not.toBe(rendered().html)
  expect(data.headers['content-security-policy']).toBe(page?.policy)
  expect(page?.headers).toEqual({ 'x-nextjs-stale-time': '300' })
  const back = await side.get(key, { kind: 'APP_PAGE' })
  expect(back).toMatchObject({
    lastModified: 5000,
    cacheControl: { revalidate: 60, expire: 600 },
    value: { html: data.html, headers: { 'x-next-cache-tags': 'site,item:7' } },
  })
  expect(back).toHaveProperty('value.segmentData', rendered().segmentData)
})

it('takes a page for as old as the beginning of its render, and gives Next nothing while it renders one', async () => {
  const { side, store, keep } = setUp()
  await keep(rendered())
  await store.regeneration.run({ key: '/cn/item/你', at: 5500 }, async () => {
    expect(await side.get(key, { kind: 'APP_PAGE' })).toBeNull()
    await side.set(key, rendered('<p>new</p>'), context)
  })
  expect(store.peek('/cn/item/你')?.at).toBe(5500)
})

it('gives Next no page and no datum whose tag is over', async () => {
  const { clock, side, keep } = setUp()
  await keep(rendered())
  await side.set('datum', { kind: 'FETCH' }, { fetchCache: true, tags: ['item:7'] })
  expect(await side.get('datum', { kind: 'FETCH', tags: ['item:7'] })).toEqual({
    value: { kind: 'FETCH' },
    lastModified: 5000,
  })
  clock.now = 6000
  await side.revalidateTag(['item:7'], { expire: 0 })
  expect(await side.get(key, { kind: 'APP_PAGE' })).toBeNull()
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

it('keeps a page of an unknown form as Next wrote it, under a policy of its own hashes, and says so', async () => {
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const { store, keep } = setUp()
  const data = rendered('<p>text</p>', `${pushes}<script>$RC("B:0","S:0")</script>`)
  const before = data.html
  await keep(data)
  const page = store.peek('/cn/item/你')
  expect(page && plainOf(page.html).toString()).toBe(before)
  expect(page?.policy).toMatch(/script-src 'self';/)
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})

it('keeps nothing that was rendered for a visitor: its address may stand in it', async () => {
  const { side, store, keep } = setUp()
  const data = rendered('<p>?secret=1</p>')
  await side.set(key, data, context)
  expect(store.peek('/cn/item/你')).toBeUndefined()
  expect(data.html).not.toBe(rendered('<p>?secret=1</p>').html)
  await keep(rendered())
  await side.set(key, rendered('<p>?secret=1</p>'), context)
  const missing = { ...rendered(), status: 404 }
  await side.set(key, missing, context)
  const page = store.peek('/cn/item/你')
  expect(page && plainOf(page.html).toString()).not.toContain('secret')
  expect(store.isMissing('/cn/item/你')).toBe(false)
  await store.regeneration.run({ key: '/cn/item/other', at: 5000 }, () =>
    side.set(key, rendered('<p>?secret=1</p>'), context),
  )
  expect(store.peek('/cn/item/你')).toBe(page)
})
