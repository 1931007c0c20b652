import { expect, it, vi } from 'vitest'
import { everyType } from '@/lib/content-types'
import { getOverview } from './overview'

vi.mock('../client/load', () => ({
  load: async () => ({ data: [] }),
  loadOptional: async () => undefined,
  asking: () => async () => ({ data: [{ id: '7' }], total: 1 }),
}))
vi.mock('../file-pages/ai-pages', () => ({ listAiPages: async () => [] }))
vi.mock('./feeds', () => ({ getFeedNews: async () => [{ id: '7', title: 'T' }] }))

it('an overview names records of every type that is listed page by page', async () => {
  const sections = await getOverview({ locale: 'cn' })
  const named = sections.filter(([, items]) => items.length > 0).map(([folder]) => folder)
  const listed = everyType.filter(([, { lists }]) => lists).map(([folder]) => folder)
  expect(listed).toContain('publications')
  expect(named.sort()).toEqual(listed.sort())
})
