import { describe, expect, it } from 'vitest'
import type { SearchRecord } from './record'
import { RecordIndex } from './record-index'

const record = (key: string, title: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  key,
  kind: 'news',
  from: 'news',
  path: `/${key}`,
  title,
  desc: '',
  keywords: '',
  body: '',
  ...more,
})

function indexOf(...records: SearchRecord[]): RecordIndex {
  const index = new RecordIndex()
  for (const item of records) index.put(item)
  return index
}

describe('a search in Chinese', () => {
  const index = indexOf(
    record('a', '北湾数智 2025 用户大会在宁波举行'),
    record('b', '培训日历', { desc: '北湾学院的全年培训安排' }),
    record('c', '给门店补货的三种办法', { body: '汽车零部件的齐套率' }),
    record('d', '京东东路的新展厅'),
  )
  it.each([
    ['北湾 培训', ['b']],
    ['培训北湾', ['b']],
    ['用户大会2025', ['a']],
    ['２０２５用户大会', ['a']],
    ['大会 用户', ['a']],
    ['齐套率', ['c']],
    ['门', ['c']],
    ['补货', ['c']],
    ['门店的补货', ['c']],
    ['没有这样的词语', []],
  ])('for %s finds every record that holds all of it, in any order', (query, keys) => {
    expect(index.search(query).keys).toEqual(keys)
  })

  it('that no record answers whole shows what answers a part of it', () => {
    expect(index.search('培训 月球')).toMatchObject({ keys: ['b'], exactness: 'some' })
  })
})

describe('a search in English', () => {
  const index = indexOf(
    record('a', 'Inventory that counts itself', { keywords: 'Hengyue Machinery' }),
    record('b', 'Training for planners', { desc: 'Three days in our factories' }),
    record('c', 'Northbay user conference 2025'),
    record('d', 'Procure to pay', { desc: 'Automatic orders' }),
    record('e', 'Purchasing', { body: 'what procurement automates, as planned' }),
  )
  it.each([
    ['inventory', ['a'], 'exact'],
    ['INVENTORIES', ['a'], 'exact'],
    ['invent', ['a'], 'exact'],
    ['inventroy', ['a'], 'similar'],
    ['facotries', ['b'], 'similar'],
    ['confrence northbay', ['c'], 'similar'],
    ['factory training', ['b'], 'exact'],
    ['procurement', ['e', 'd'], 'exact'],
    ['automation', ['d', 'e'], 'exact'],
    ['planning', ['b', 'e'], 'exact'],
    ['string', [], 'exact'],
    ['2026', [], 'exact'],
  ])('for %s forgives case, endings, beginnings and a wrong letter', (query, keys, exactness) => {
    expect(index.search(query)).toMatchObject({ keys, exactness })
  })
})

describe('what changes', () => {
  it('is found as it is now, and not as it was', () => {
    const index = indexOf(record('a', 'Old words'), record('b', 'Others', { from: 'products' }))
    expect(index.search('old').keys).toEqual(['a'])
    index.put(record('a', 'New words'))
    expect(index.search('old').keys).toEqual([])
    expect(index.search('new').keys).toEqual(['a'])
    index.keepOnly(new Set(), new Set(['news']))
    expect([index.search('new').keys, index.search('others').keys, index.size]).toEqual([[], ['b'], 1])
  })

  it('a kind or the titles alone can be asked for', () => {
    const index = indexOf(record('a', 'Harbour', { kind: 'case' }), record('b', 'News', { body: 'harbour' }))
    expect(index.search('harbour', { kind: 'case' }).keys).toEqual(['a'])
    expect(index.search('harbour', { isTitleOnly: true }).keys).toEqual(['a'])
    expect(index.search('harbour').keys).toEqual(['a', 'b'])
  })
})
