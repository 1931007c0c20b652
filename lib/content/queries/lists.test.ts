import { beforeEach, expect, it, vi } from 'vitest'
import { getLatestNews, getOtherIssues } from './lists'

const source = vi.hoisted(() => ({ lists: {} as Record<string, string[]>, isDown: false }))
vi.mock('../client/load', async (original) => ({
  ...(await original<typeof import('../client/load')>()),
  loadOptional: async (call: string, _: object, { body }: { body: { type?: string; pageSize: number } }) => {
    if (source.isDown) return undefined
    const ids = source.lists[body.type ?? call]?.slice(0, body.pageSize)
    return { data: ids?.map((id) => ({ id, title: id, type: id > '808' ? 'WHITE_PAPER' : 'PUBLICATION' })) }
  },
}))

const cn = { locale: 'cn' } as const
const following = async (id: string, type?: string) =>
  (await getLatestNews(cn, { id, type })).map((item) => item.id)

beforeEach(() => {
  source.lists = {
    NEWS: ['5', '4', '3', '2'],
    NEWS_AI: ['59', '58', '57', '56'],
    publicationList: ['801', '812', '802', '811', '803', '804'],
  }
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

it('three other issues follow an issue, and no white paper', async () => {
  const others = await getOtherIssues(cn, { id: '802', type: 'PUBLICATION', name: 'Summer' })
  expect(others.map(({ id }) => id)).toEqual(['801', '803', '804'])
})

it('nothing follows when the list is not to be had', async () => {
  source.isDown = true
  expect(await following('1', 'NEWS')).toEqual([])
  expect(await getOtherIssues(cn, { id: '802', type: 'PUBLICATION', name: 'Summer' })).toEqual([])
})
