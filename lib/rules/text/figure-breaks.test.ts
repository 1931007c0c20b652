import { describe, expect, it } from 'vitest'
import { keepDates, keepFigures, keepNames, keepUnits } from './figure-breaks'

describe('a figure of a Chinese title stays with what it counts', () => {
  it.each([
    ['起重机交付周期缩短 47 天，项目毛利按周可见', '起重机交付周期缩短 47\u00a0天，项目毛利按周可见'],
    ['曜能光伏北方区：43 个电站', '曜能光伏北方区：43\u00a0个电站'],
    ['每台电驱 1,362 个参数，8 分钟查到根因', '每台电驱 1,362\u00a0个参数，8\u00a0分钟查到根因'],
    ['从 71% 提到 96%', '从 71% 提到 96%'],
    ['六大业务的 AI 原生 ERP 白皮书', '六大业务的 AI\u00a0原生\u00a0ERP 白皮书'],
    ['Cranes delivered 47 days sooner', 'Cranes delivered 47 days sooner'],
    ['', ''],
  ])('"%s"', (title, expected) => {
    expect(keepFigures(title)).toBe(expected)
  })
})

describe('a figure of a Latin title stays with its unit or currency', () => {
  it.each([
    ['Cranes delivered 47 days sooner', 'Cranes delivered 47\u00a0days sooner'],
    ['Stock down CNY 1.86 million', 'Stock down CNY\u00a01.86\u00a0million'],
    ['In 2025 Hengyue moved', 'In 2025 Hengyue moved'],
    ['96% on time', '96% on time'],
    ['Pallets moved by 12 representatives', 'Pallets moved by 12 representatives'],
  ])('"%s"', (title, expected) => {
    expect(keepUnits(title)).toBe(expected)
  })
})

describe('a name of two words stays whole', () => {
  it.each([
    ['What Northbay Procure is for', 'What Northbay\u00a0Procure is for'],
    ['Northbay Core: answers with evidence', 'Northbay\u00a0Core: answers with evidence'],
    ['See Bare on your own data', 'See Bare on your own data'],
    ['What Most Long Titles Look Like', 'What Most Long Titles Look Like'],
    ['asked of Hengyue Heavy-Industries-and-more today', 'asked of Hengyue Heavy-Industries-and-more today'],
    ['about the Internationally Acknowledged prize', 'about the Internationally Acknowledged prize'],
  ])('"%s"', (title, expected) => {
    expect(keepNames(title)).toBe(expected)
  })
})

describe('dates and hours of a span stay whole', () => {
  it.each([
    ['Nov 23, 2026 – Nov 25, 2026', 'Nov\u00a023,\u00a02026 – Nov\u00a025,\u00a02026'],
    ['Dec 3, 2026 13:30–17:30 UTC+8', 'Dec\u00a03,\u00a02026 13:30\u2060–\u206017:30 UTC+8'],
    ['2026年11月23日 – 2026年11月25日', '2026年11月23日 – 2026年11月25日'],
  ])('"%s"', (span, expected) => {
    expect(keepDates(span)).toBe(expected)
  })
})
