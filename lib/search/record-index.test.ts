import { describe, expect, it, vi } from 'vitest'
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
    ['planning', ['e', 'b'], 'exact'],
    ['string', [], 'exact'],
    ['2026', [], 'exact'],
  ])('for %s forgives case, endings, beginnings and a wrong letter', (query, keys, exactness) => {
    expect(index.search(query)).toMatchObject({ keys, exactness })
  })
})

describe('a search in the other Chinese script', () => {
  const index = indexOf(
    record('a', '北湾仓储云', { body: '库存周转与后台' }),
    record('b', '台灣倉儲 ERP 上線', { body: '著名企業的發貨' }),
    record('c', '衛生與麵粉'),
  )
  it.each([
    ['倉儲', ['a', 'b']],
    ['仓储', ['b', 'a']],
    ['北灣倉儲雲', ['a']],
    ['庫存 週轉', ['a']],
    ['ERP上线', ['b']],
    ['仓儲erp', ['b']],
    ['臺湾', ['b']],
    ['着名', ['b']],
    ['卫生', ['c']],
    ['衞生', ['c']],
    ['面粉', ['c']],
    ['麵', ['c']],
  ])('%s is found in either, in mixed words too', (query, keys) => {
    const { keys: found, exactness } = index.search(query)
    expect([[...found].sort(), exactness]).toEqual([[...keys].sort(), 'exact'])
  })
})

describe('a word of English', () => {
  const index = indexOf(
    record('plant', 'Plant maintenance in every plant'),
    record('planet', 'Planets', { body: 'what we planned for' }),
    record('text', 'Monday', { kind: 'product', body: 'a plan, a plan and a plan' }),
    record('name', 'A video about many things and about Northbay Plan', { kind: 'media' }),
    record('form', 'Planning'),
    record('code', 'Order SO-20718', { body: 'confirmed' }),
    record('so', 'So it goes', { body: 'some solid words' }),
    record('mes', 'ERP, MES and WMS'),
    record('message', 'A message for you'),
    record('wide', 'Warehouses'),
    record('procurement', 'Procurement'),
    record('figure', 'Line 1'),
  )
  it.each([
    ['line 1', ['figure'], 'exact'],
    ['<script>alert(1)</script>', [], 'exact'],
    ['plan', ['form', 'name', 'text', 'planet'], 'exact'],
    ['SO-20718', ['code'], 'exact'],
    ['so 20718', ['code'], 'exact'],
    ['SO-20719', [], 'exact'],
    ['mes', ['mes'], 'exact'],
    ['procure', ['procurement'], 'exact'],
    ['warehous', ['wide'], 'exact'],
    ['ware', ['wide'], 'similar'],
    ['sol it', ['so'], 'similar'],
  ])(
    '%s finds whole words and their forms, names first, and longer words when it is long',
    (query, keys, exactness) => {
      const found = index.search(query)
      expect(found.exactness).toBe(exactness)
      expect([...found.keys].sort()).toEqual([...keys].sort())
    },
  )

  it('that is in a title comes before others, whatever their kind', () => {
    expect(index.search('plan').keys.slice(0, 2).sort()).toEqual(['form', 'name'])
    expect(index.search('plan').keys[0]).toBe('name')
  })

  it('may be begun while it is typed', () => {
    expect(index.search('plan', { isTyping: true }).keys).toEqual(
      expect.arrayContaining(['name', 'plant', 'planet']),
    )
    expect(index.search('plan', { isTyping: true }).keys[0]).toBe('name')
    expect(index.search('so-207', { isTyping: true }).keys).toEqual(['code'])
  })
})

describe('names of the other language', () => {
  const index = indexOf(
    record('a', '北湾排程', { otherNames: ['What a rush order costs before it is taken: Northbay Plan'] }),
    record('b', '新闻', { kind: 'product', keywords: 'plan', desc: 'plan, plan', body: 'plan' }),
  )
  it('are found like titles, and are none for the filter of a list', () => {
    expect(index.search('PLAN').keys).toEqual(['a', 'b'])
    expect(index.search('排程 northbay').keys).toEqual(['a'])
    expect(index.search('northbay', { isTitleOnly: true }).keys).toEqual([])
  })
})

describe('what changes', () => {
  it('is taken out whole, however much of it changes while other records come in', async () => {
    const failed = vi.fn()
    process.on('unhandledRejection', failed)
    const words = (from: number) => Array.from({ length: 200 }, (_, at) => `w${from}x${at}`).join(' ')
    const all = (round: number) =>
      Array.from({ length: 100 }, (_, at) =>
        record(`${at}`, `Round${round}`, { body: words(round * 100 + at) }),
      )
    const index = indexOf(...all(0))
    for (let round = 1; round < 5; round += 1)
      for (const item of all(round)) {
        index.put(item)
        if (item.key.endsWith('5')) await new Promise((done) => setTimeout(done, 2))
      }
    await new Promise((done) => setTimeout(done, 300))
    process.off('unhandledRejection', failed)
    expect(failed).not.toHaveBeenCalled()
    expect(index.search('round3').keys).toEqual([])
    expect(index.search('round4').keys).toHaveLength(100)
  })

  it('is found as it is now, and not as it was', () => {
    const index = indexOf(record('a', 'Old words'), record('b', 'Others', { from: 'products' }))
    expect(index.search('old').keys).toEqual(['a'])
    index.put(record('a', 'New words'))
    expect(index.search('old').keys).toEqual([])
    expect(index.search('new').keys).toEqual(['a'])
    index.removeOthers(new Set(), new Set(['news']))
    expect([index.search('new').keys, index.search('others').keys, index.size]).toEqual([[], ['b'], 1])
  })

  it('a kind or the titles alone can be requested', () => {
    const index = indexOf(record('a', 'Harbour', { kind: 'case' }), record('b', 'News', { body: 'harbour' }))
    expect(index.search('harbour', { kind: 'case' }).keys).toEqual(['a'])
    expect(index.search('harbour', { isTitleOnly: true }).keys).toEqual(['a'])
    expect(index.search('harbour').keys).toEqual(['a', 'b'])
  })
})
