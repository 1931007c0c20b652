import { describe, expect, it } from 'vitest'
import { figureOf } from './figure'

const shown = (title: string) => {
  const figure = figureOf(title)
  return figure && figure.number + figure.unit
}

describe('a figure with a unit that opens or closes the title is set large', () => {
  it.each([
    // It opens.
    ['92% of orders confirmed in 24 hours', '92%'],
    ['99.98% delivered', '99.98%'],
    ['4 minutes to trace, once 26 hours', '4 minutes'],
    ['3 hours of stitching a day, gone', '3 hours'],
    ['3 working days to close, not 9', '3 working days'],
    ['10+ countries', '10+'],
    ['3× faster picking', '3×'],
    ['10x the orders', '10x'],
    ['$2.4 saved on every parcel', '$2.4'],
    ['€1.2 million freed', '€1.2 million'],
    ['-30% stock', '-30%'],
    ['118 lines per person and hour', '118 lines'],
    ['1 definition of gross margin, not 14', '1 definition'],
    ['95 PPM at customers, once 320', '95 PPM'],
    ['1,200 hours a year back', '1,200 hours'],
    ['14 周上线首座工厂', '14 周'],
    ['72% 例行单据免重录', '72%'],
    ['47 天完成首期', '47 天'],
    ['30 周年', '30 周年'],
    // It closes.
    ['Costing in 40 minutes', '40 minutes'],
    ['Costing in 40 minutes.', '40 minutes'],
    ['First-pass yield up 2.6 points', '2.6 points'],
    ['Overselling down to 0.2%', '0.2%'],
    ['On-time delivery from 78% to 94%', '94%'],
    ['ISO 9001 in 14 weeks', '14 weeks'],
    ['准时率：96.5%', '96.5%'],
    ['定标周期 9 天到 3.5 天', '3.5 天'],
    ['“毛利”从 14 种到 1 种', '1 种'],
    ['一次合格率提高 2.6 个点', '2.6 个点'],
    ['每人每小时 118 行', '118 行'],
    ['客户端不良 95 PPM', '95 PPM'],
    ['库存降低 -30%', '-30%'],
    // Both: the percentage, else the one that is no old state.
    ['24 小时确认率 92%', '92%'],
    ['2025 年节省 14 周', '14 周'],
    ['95% to 99%', '99%'],
    ['3 天，原来 9 天', '3 天'],
    ['47 天', '47 天'],
    ['92%', '92%'],
  ])('"%s" → %s', (title, expected) => {
    expect(shown(title)).toBe(expected)
  })
})

describe('every other title stays whole', () => {
  it.each([
    // Standards, products and versions.
    ['ISO 9001 certified'],
    ['ISO 9001 认证'],
    ['Certified to ISO 27001'],
    ['通过 ISO 27001'],
    ['AES-256'],
    ['AES-256 encryption'],
    ['采用 AES-256 加密'],
    ['TLS 1.3'],
    ['GB/T 19001-2016'],
    ['GB2312 and 8D'],
    ['802.1X for every port'],
    ['5G ready'],
    ['5G 专网'],
    ['Windows 11'],
    ['Runs on Node 20+'],
    ['Version 3.0.2'],
    ['3.0 版本'],
    ['V2.5'],
    ['Industry 4.0'],
    ['工业 4.0'],
    // Ratios, ranges and round-the-clock.
    ['24/7 support'],
    ['24 /7 support'],
    ['24 / 7 support'],
    ['24×7 支持'],
    ['7×24 小时支持'],
    ['7x24 hours'],
    ['7 天 × 24 小时'],
    ['7 天 24 小时'],
    ['24 hours/7 days'],
    ['99%/1%'],
    ['1:1 备份'],
    ['A ratio of 5:1'],
    ['3–5 days'],
    ['3-5 天'],
    // A bare number, a year, the old state alone, a figure in the middle.
    ['118 pallets per person-hour'],
    ['2 paper forms a shift, down from 14'],
    ['Customer PPM from 320 to 95'],
    ['No shutdown since 2025'],
    ['2025 年获奖'],
    ['Award in 3.5 days, down from 9'],
    ['8D closed in 9 days instead of 23'],
    ['Twice as fast as 9 days rather than 14 days'],
    // A measure word that is the beginning of another word.
    ['3 个性化方案'],
    // No number at all.
    ['No shutdown for counting'],
    ['年度盘点不停工'],
    [''],
  ])('"%s"', (title) => {
    expect(figureOf(title)).toBeUndefined()
  })
})

it('loses no character of the title', () => {
  for (const title of [
    '92%, every quarter',
    '3.5 days: from request to award',
    '  47 天 ',
    'Costing in 40 minutes.',
    '准时率：96.5%',
    '14 周上线首座工厂',
  ])
    expect(Object.values(figureOf(title) ?? {}).join('')).toBe(title)
  expect(figureOf('92%, every quarter')).toEqual({
    before: '',
    number: '92',
    unit: '%',
    joint: ', ',
    after: 'every quarter',
  })
})
