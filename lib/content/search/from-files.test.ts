import { beforeAll, describe, expect, it } from 'vitest'
import type { RecordIndex } from '@/lib/search/record-index'
import { searchIndex } from './update-index'

describe('search over embedded content', () => {
  let cn: RecordIndex | undefined
  beforeAll(async () => {
    cn = await searchIndex('cn', 100_000)
  }, 120_000)

  const paths = (query: string) => cn?.search(query).keys.map((key) => key.split(' ')[1])

  it('finds every kind of page by words of its title, its text and its people', () => {
    expect(paths('北湾采购云')?.[0]).toBe('/product/1001')
    expect(paths('门座式起重机 恒岳')).toContain('/case-detail/401')
    expect(paths('玛伊可')).toContain('/activity/601')
    expect(paths('滨江 实验室')?.[0]).toBe('/article-detail/news/501')
    expect(paths('隐私政策')?.[0]).toBe('/privacy')
    expect(paths('服务与支持')?.[0]).toBe('/services')
    expect(paths('AI 原生 ERP')).toContain('/ai')
    expect(paths('零售连锁')).toContain('/solution#1')
  })

  it('finds pages by their names in the other language, in both directions (D3)', async () => {
    const en = await searchIndex('en', 100_000)
    const pathsIn = (index: typeof en, query: string) =>
      index?.search(query).keys.map((key) => key.split(' ')[1])
    expect(pathsIn(cn, 'PLAN')?.[0]).toBe('/product/1004')
    expect(pathsIn(en, '排程')?.[0]).toBe('/product/1004')
    expect(pathsIn(cn, 'retail')).toContain('/solution#1')
    expect(pathsIn(cn, 'Hengyue')).toContain('/case-detail/401')
    expect(pathsIn(en, 'plan')).not.toContain('/solution/306')
  })

  it.each([
    ['SRM', 1001],
    ['WMS', 1002],
    ['TMS', 1003],
    ['APS', 1004],
    ['MES', 1005],
    ['QMS', 1006],
    ['BI', 1008],
    ['T&E', 1009],
    ['EDI', 1011],
  ])('finds %s, as buyers call it, in both languages', async (query, id) => {
    for (const index of [cn, await searchIndex('en', 100_000)])
      expect(index?.search(query).keys[0]).toBe(`product /product/${id}`)
  })

  it('finds nothing that is not published (D31)', () => {
    expect(paths('2027 版 服务与支持')?.map((path) => cn?.record(`page ${path}`)?.title)).not.toContain(
      '服务与支持（2027 版）',
    )
    expect(cn?.record('page /services')?.title).toBe('服务与支持')
  })
})
