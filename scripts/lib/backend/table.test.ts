import { expect, it } from 'vitest'
import { type EndpointName, endpoints } from '@/lib/contract/endpoints'
import { entryOf } from './table'

it('every call has a page that shows it', () => {
  const names = Object.keys(endpoints) as EndpointName[]
  expect(names.filter((name) => entryOf(name).page === '')).toEqual([])
  expect(entryOf('article').page).toBe('/article-detail/{type}/{id}')
  expect(entryOf('newsList').inputs).toHaveLength(2)
})
