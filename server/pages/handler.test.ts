import { expect, it } from 'vitest'
import { type PageRender, pageRender } from '@/lib/page-render'
import CacheHandler, { expiring } from './handler'

const next = new CacheHandler()
const asked = (at: number, ofPage?: number): PageRender => ({
  ...{ at, nonce: 'n', seconds: 60, tags: new Set(['item']) },
  ...(ofPage !== undefined && { ofPage }),
})
const page = () => ({ html: '<p>', data: Buffer.from('0:1'), parts: new Map([['/_tree', Buffer.from('1')]]) })

it('hands the page of one render back for its parts alone, unchanged, and to no other request', async () => {
  const value = page()
  await pageRender.run(asked(5000), () => next.set('/cn', value))
  const get = (of: PageRender) => pageRender.run(of, () => next.get('/cn'))
  expect(await get(asked(7000, 5000))).toMatchObject({ value: page() })
  expect(await get(asked(7000))).toBeNull()
  expect(await get(asked(7000, 6000))).toBeNull()
  expect(await next.get('/cn')).toBeNull()
})

it('who is handed a render has what that one collected, of a part made anew too', async () => {
  await pageRender.run({ ...asked(7000, 5000), seconds: 5, tags: new Set(['optional']) }, () =>
    next.set('/cn/anew', page()),
  )
  const part = { ...asked(9000, 5000), seconds: 86_400, tags: new Set<string>() }
  await pageRender.run(part, () => next.get('/cn/anew'))
  expect(part).toMatchObject({ at: 7000, seconds: 5, tags: new Set(['optional']) })
})

it('a render returns the segments of its page, where Next has them', async () => {
  const [own, other] = [asked(5000), asked(6000)]
  await pageRender.run(own, () => next.set('/cn/a', { segmentData: new Map([['/_tree', Buffer.from('1')]]) }))
  await pageRender.run(other, () => next.set('/cn/b', page()))
  expect([own.segments, other.segments]).toEqual([['/_tree'], undefined])
})

it('a part of an older page takes no place of a newer one', async () => {
  await pageRender.run(asked(6000), () => next.set('/cn/newer', page()))
  await pageRender.run(asked(7000, 5000), () => next.set('/cn/newer', { ...page(), html: 'old' }))
  expect(await pageRender.run(asked(8000, 6000), () => next.get('/cn/newer'))).toMatchObject({
    value: page(),
  })
})

it('keeps nothing that was rendered for a visitor: its address may stand in it', async () => {
  await next.set('/cn/of-visitor', page())
  expect(await pageRender.run(asked(7000, 5000), () => next.get('/cn/of-visitor'))).toBeNull()
})

it('reports expired tags to the store', async () => {
  const expired: unknown[] = []
  expiring().value = (tags) => void expired.push(tags)
  await next.revalidateTag('item')
  await next.revalidateTag(['news', 'news:1'])
  expect(expired).toEqual([['item'], ['news', 'news:1']])
})
