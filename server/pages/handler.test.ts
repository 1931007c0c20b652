import { expect, it } from 'vitest'
import { type PageRender, pageRender } from '@/lib/page-render'
import CacheHandler, { expiring } from './handler'

const next = new CacheHandler()
const asked = (at: number, isPart: boolean): PageRender => ({
  ...{ at, isPart, nonce: 'n', seconds: 60, tags: new Set() },
})
const page = () => ({ html: '<p>', data: Buffer.from('0:1'), parts: new Map([['/_tree', Buffer.from('1')]]) })

it('hands the page of one render back for its parts alone, unchanged, and to no other request', async () => {
  const value = page()
  await pageRender.run(asked(5000, false), () => next.set('/cn', value))
  const get = (of: PageRender) => pageRender.run(of, () => next.get('/cn'))
  expect(await get(asked(5000, true))).toMatchObject({ value: page() })
  expect(await get(asked(5000, false))).toBeNull()
  expect(await get(asked(6000, true))).toBeNull()
  expect(await next.get('/cn')).toBeNull()
})

it('keeps nothing that was rendered for a visitor: its address may stand in it', async () => {
  await next.set('/cn/of-visitor', page())
  expect(await pageRender.run(asked(5000, true), () => next.get('/cn/of-visitor'))).toBeNull()
})

it('tells the store which tags are over', async () => {
  const told: unknown[] = []
  expiring().value = (tags, seconds) => void told.push([tags, seconds])
  await next.revalidateTag('item', { expire: 0 })
  await next.revalidateTag(['news', 'news:1'])
  expect(told).toEqual([
    [['item'], 0],
    [['news', 'news:1'], undefined],
  ])
})
