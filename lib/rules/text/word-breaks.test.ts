import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wordParts } from './word-breaks'

it.each([
  ['起重机交付周期缩短 47 天，项目毛利按周可见', '起重机|交付|周期|缩短 47 天，|项目|毛利按周可见'],
  ['326 家门店一盘货，缺货率降到 2.8%', '326 家门店一盘货，|缺货率降到 2.8%'],
  ['北湾智核：问得清，答得出依据', '北湾智核：|问得清，|答得出|依据'],
  ['供应商愿意用，数据才是真的', '供应商愿意用，|数据|才是|真的'],
  ['数据归客户所有', '数据归客户|所有'],
  ['会摆出依据的 AI 原生 ERP', '会摆出|依据的 AI 原生 ERP'],
  ['Every order, clear', 'Every order, clear'],
  ['', ''],
])('%s ends its lines between words', (title, parts) => {
  expect(wordParts(title).join('|').replaceAll('\u00a0', ' ')).toBe(parts)
})

it('loses no sign of any title', () => {
  const sign = fc.constantFrom(...'让每一张订单都走得明白，：47 天%AIERP的了“”')
  fc.assert(
    fc.property(fc.array(sign), (signs) => {
      const title = signs.join('')
      expect(wordParts(title).join('').replaceAll('\u00a0', ' ')).toBe(title)
    }),
  )
})
