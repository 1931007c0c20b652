import { describe, expect, it } from 'vitest'
import {
  noBreakArticles,
  noBreakCounts,
  noBreakFigures,
  noBreakNames,
  noBreakUnits,
  timeParts,
} from './figure-breaks'

describe('a figure of a Chinese title stays with what it counts', () => {
  it.each([
    ['起重机交付周期缩短 47 天，项目毛利按周可见', '起重机交付周期缩短 47\u00a0天，项目毛利按周可见'],
    ['曜能光伏北方区：43 个电站', '曜能光伏北方区：43\u00a0个电站'],
    ['每台电驱 1,362 个参数，8 分钟查到根因', '每台电驱 1,362\u00a0个参数，8\u00a0分钟查到根因'],
    ['从 71% 提到 96%', '从 71% 提到 96%'],
    ['六大业务的 AI 原生 ERP 白皮书', '六大业务的 AI\u00a0原生\u00a0ERP 白皮书'],
    ['每吨 12 kg 的余量，到 2026 年底', '每吨 12\u00a0kg 的余量，到 2026\u00a0年底'],
    ['2 月 26 日，2026 年 10 月', '2\u00a0月\u00a026\u00a0日，2026\u00a0年\u00a010\u00a0月'],
    ['2026 年 10 月 8 日', '2026\u00a0年 10\u00a0月\u00a08\u00a0日'],
    ['Sooner by weeks', 'Sooner by weeks'],
    ['', ''],
  ])('"%s"', (title, expected) => {
    expect(noBreakFigures(title)).toBe(expected)
  })
})

describe('a figure of a Latin title stays with its unit or currency', () => {
  it.each([
    ['Cranes delivered 47 days sooner', 'Cranes delivered 47\u00a0days sooner'],
    ['Stock down CNY 1.86 million', 'Stock down CNY\u00a01.86\u00a0million'],
    ['Spares for 42 wind farms onto one ledger', 'Spares for 42\u00a0wind\u00a0farms onto one ledger'],
    ['Spring 2026 release notes', 'Spring\u00a02026 release notes'],
    ['In 2025 Hengyue moved', 'In 2025 Hengyue moved'],
    ['96% on time', '96% on time'],
    ['Pallets moved by 12 representatives', 'Pallets moved by 12 representatives'],
    [
      'Northbay Canvas 3.0: apps built by the business',
      'Northbay Canvas\u00a03.0: apps built by the business',
    ],
  ])('"%s"', (title, expected) => {
    expect(noBreakUnits(title)).toBe(expected)
  })
})

describe('a name stays whole by two words', () => {
  it.each([
    ['What Northbay Procure is for', 'What Northbay\u00a0Procure is for'],
    ['Northbay Core: answers with evidence', 'Northbay\u00a0Core: answers with evidence'],
    [
      'Western Smart Equipment Expo: meet us at stand 4C18',
      'Western\u00a0Smart Equipment\u00a0Expo: meet us at stand 4C18',
    ],
    [
      'Yangtze Delta Equipment Fair: three days at our stand',
      'Yangtze\u00a0Delta Equipment\u00a0Fair: three days at our stand',
    ],
    ['at the Yangtze Delta Fair, three days of it', 'at the Yangtze Delta\u00a0Fair, three days of it'],
    ['See Bare on your own data', 'See Bare on your own data'],
    ['What Most Long Titles Look Like', 'What Most Long Titles Look Like'],
    ['asked of Hengyue Heavy-Industries-and-more today', 'asked of Hengyue Heavy-Industries-and-more today'],
    ['about the Internationally Acknowledged prize', 'about the Internationally Acknowledged prize'],
  ])('"%s"', (title, expected) => {
    expect(noBreakNames(title)).toBe(expected)
  })
})

it.each([
  ['The day a crane is late', 'The\u00a0day a\u00a0crane is late'],
  [
    'from the quotation to an electrification-ready plant',
    'from the\u00a0quotation to an electrification-ready plant',
  ],
  ['Plan A for gaps', 'Plan A\u00a0for gaps'],
  ['Amenable to the', 'Amenable to the'],
])('"%s" ends no line with an article', (title, expected) => {
  expect(noBreakArticles(title)).toBe(expected)
})

describe('dates and hours of a span stay whole', () => {
  it.each([
    ['Nov 23, 2026 – Nov 25, 2026', ['Nov 23, 2026 – ', 'Nov 25, 2026']],
    ['Dec 3, 2026 13:30–17:30 UTC+8', ['Dec 3, 2026 ', '13:30–17:30 UTC+8']],
    [
      'Apr 15, 2026 – Apr 17, 2026, daily 09:00–16:30',
      ['Apr 15, 2026 – ', 'Apr 17, 2026, ', 'daily 09:00–16:30'],
    ],
    ['2026年11月23日 – 2026年11月25日', ['2026年11月23日 – ', '2026年11月25日']],
    ['2026年03月19日 15:00–16:15 UTC+8', ['2026年03月19日 ', '15:00–16:15 UTC+8']],
    [
      '2026年04月15日 – 2026年04月17日，每天 09:00–16:30',
      ['2026年04月15日 – ', '2026年04月17日，', '每天 09:00–16:30'],
    ],
    [
      '2026年05月12日 – 2026年06月18日，每周二、周四',
      ['2026年05月12日 – ', '2026年06月18日，', '每周二、', '周四'],
    ],
    ['每日 09:00 起', ['每日 09:00 起']],
    ['', ['']],
  ])('"%s"', (span, expected) => {
    expect(timeParts(span).map(({ text }) => text)).toEqual(expected)
    expect(timeParts(span).every(({ isWhole }) => isWhole)).toBe(true)
  })
  it('a part that is a sentence of its own may break', () => {
    const [, last] = timeParts('2026年05月12日，时间确定后在本站公布并发邮件通知每一位已经登记的来宾')
    expect(last?.isWhole).toBe(false)
  })
})

it.each([
  [
    'CNY 210 million to restore a priority 1 fault',
    'CNY\u00a0210\u00a0million to restore a priority\u00a01\u00a0fault',
  ],
  ['SOC 2 Type II', 'SOC\u00a02 Type II'],
])('a running text: %s', (text, expected) => {
  expect(noBreakCounts(text)).toBe(expected)
})
