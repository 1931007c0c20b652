import { expect, it } from 'vitest'
import type { SearchRecord } from '@/lib/search/record'
import { RecordIndex } from '@/lib/search/record-index'
import { namesIn, renameAll, withOtherNames } from './other-names'

const record = (key: string, title: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  ...{ key, kind: 'product', from: 'products', path: `/${key}`, title, desc: '', keywords: '', body: '' },
  ...more,
})

it('goes to the record of the same address, with its customer, and follows what changes there', async () => {
  const [cn, en] = [new RecordIndex(), new RecordIndex()]
  cn.put(record('a', '北湾排程'))
  cn.put(record('b', 'Northbay Core'))
  cn.put(record('industry at 0', '零售', { pair: 'industry 202' }))
  cn.put(record('only here', '只有中文'))
  en.put(record('a', 'Northbay Plan', { subject: 'Hengyue' }))
  en.put(record('b', 'Northbay core'))
  en.put(record('industry at 1', 'Retail', { pair: 'industry 202' }))
  const names = () => [...cn.all()].map(({ otherNames }) => otherNames)
  await renameAll(cn, namesIn(en))
  expect(names()).toEqual([['Northbay Plan', 'Hengyue'], undefined, ['Retail'], undefined])
  expect(cn.search('plan').keys).toEqual(['a'])
  en.put(record('a', 'Northbay Schedule'))
  await renameAll(cn, namesIn(en))
  expect(names()[0]).toEqual(['Northbay Schedule'])
  expect(cn.search('plan').keys).toEqual([])
  await renameAll(cn, new Map())
  expect(names()).toEqual([undefined, undefined, undefined, undefined])
  expect(withOtherNames(record('c', 'x', { otherNames: ['gone'] }), new Map()).otherNames).toBeUndefined()
})

it('brings back no record that is withdrawn meanwhile', async () => {
  const index = new RecordIndex()
  const keys = Array.from({ length: 8 }, (_, at) => String(at + 1))
  for (const key of keys) index.put(record(key, key, { otherNames: ['of before'] }))
  const going = renameAll(index, new Map())
  // Every eighth record waits for a turn of the loop: it is met already, and not yet named.
  await new Promise<void>((done) => process.nextTick(done))
  index.removeOthers(new Set(keys.slice(0, 7)), new Set(['products']))
  await going
  expect([...index.all()].map(({ key }) => key)).toEqual(keys.slice(0, 7))
})
