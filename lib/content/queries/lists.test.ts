import { beforeEach, expect, it, vi } from 'vitest'
import { getLatestNews } from './lists'

const source = vi.hoisted(() => ({ lists: {} as Record<string, string[]>, isDown: false }))
vi.mock('../client/load', async (original) => ({
  ...(await original<typeof import('../client/load')>()),
  loadOptional: async (_: string, __: object, { body }: { body: { type: string; pageSize: number } }) =>
    source.isDown
      ? undefined
      : { data: source.lists[body.type]?.slice(0, body.pageSize).map((id) => ({ id, title: `News ${id}` })) },
}))

const cn = { locale: 'cn' } as const
const following = async (id: string, type?: string) =>
  (await getLatestNews(cn, { id, type })).map((item) => item.id)

beforeEach(() => {
  source.lists = { NEWS: ['5', '4', '3', '2'], NEWS_AI: ['59', '58', '57', '56'] }
  source.isDown = false
})

it('the newest three of the kind being read follow an article', async () => {
  expect(await following('1', 'NEWS')).toEqual(['5', '4', '3'])
  expect(await following('51', 'NEWS_AI')).toEqual(['59', '58', '57'])
})

it('an article does not follow itself', async () => {
  expect(await following('4', 'NEWS')).toEqual(['5', '3', '2'])
  expect(await following('59', 'NEWS_AI')).toEqual(['58', '57', '56'])
})

it('an article without a kind, or of one that has no list, is followed by the newest news', async () => {
  expect(await following('1')).toEqual(['5', '4', '3'])
  expect(await following('1', 'COLUMN')).toEqual(['5', '4', '3'])
})

it('nothing follows when the list is not to be had', async () => {
  source.isDown = true
  expect(await following('1', 'NEWS')).toEqual([])
})
