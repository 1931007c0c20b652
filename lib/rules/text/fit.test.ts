import { describe, expect, it, vi } from 'vitest'
import { displayWidth, fitDescription, fitTitle } from './fit'

const long = 'Northbay Digital Enterprise Software'
const words =
  'Order visibility across plants, warehouses and carriers for mid-sized manufacturers of equipment'

describe('half-widths: what a title takes in a list of results', () => {
  it.each([
    ['', 0],
    ['Order', 5],
    ['订单', 4],
    ['订单 OK', 7],
    ['（全角）', 8],
    ['ＡＢ', 4],
    ['“引号”……', 12],
    ['한글', 4],
    ['🚢', 2],
    ['𠮷', 2],
    ['é', 1],
    ['e\u0301', 1],
  ])('%s', (text, width) => {
    expect(displayWidth(text)).toBe(width)
  })
})

describe('a title of at most 65 half-widths', () => {
  it.each([
    ['site name after a short title', 'Products', 'Northbay', '', 'Products | Northbay'],
    ['the site itself', 'Northbay', 'Northbay', '', 'Northbay'],
    ['no title at all', ' ', 'Northbay', '', 'Northbay'],
    ['page before the site name', 'News', 'Northbay', ' – Page 2', 'News – Page 2 | Northbay'],
    ['exactly 65', 'a'.repeat(54), 'Northbay', '', `${'a'.repeat(54)} | Northbay`],
    ['one too many: no site name', 'a'.repeat(55), 'Northbay', '', 'a'.repeat(55)],
    ['33 Chinese characters', '订'.repeat(32), '北湾', '', '订'.repeat(32)],
    [
      'cut after a phrase',
      'Order visibility across plants: what warehouses and carriers see, and when they see it',
      'Northbay',
      '',
      'Order visibility across plants: what warehouses and carriers see',
    ],
    [
      'no phrase that says enough',
      words,
      'Northbay',
      '',
      'Order visibility across plants, warehouses and carriers for…',
    ],
    [
      'cut at a word',
      words.replaceAll(',', ''),
      long,
      '',
      'Order visibility across plants warehouses and carriers for…',
    ],
    [
      'with its page',
      words.replaceAll(',', ''),
      long,
      ' – Page 12',
      'Order visibility across plants warehouses and… – Page 12',
    ],
    [
      'Chinese, cut at a word',
      '面向中型装备制造企业的订单可视化平台在多工厂多仓库多承运商协同场景下的落地方法与经验总结',
      '北湾数智',
      '',
      '面向中型装备制造企业的订单可视化平台在多工厂多仓库多承运商协同…',
    ],
    [
      'Chinese, cut after a phrase',
      '面向中型装备制造企业的订单可视化平台：多工厂、多仓库、多承运商协同场景下的落地方法与经验总结',
      '北湾数智',
      '',
      '面向中型装备制造企业的订单可视化平台 | 北湾数智',
    ],
  ])('%s', (_, title, site, part, wanted) => {
    const fitted = fitTitle(title, site, { part, lang: /[一-龥]/.test(title) ? 'zh-CN' : 'en' })
    expect(displayWidth(fitted)).toBeLessThanOrEqual(65)
    expect(fitted).toBe(wanted)
  })

  it('is never longer, whatever comes, and never ends inside a character', () => {
    for (const title of [
      'x'.repeat(200),
      '船'.repeat(99),
      '👩‍👩‍👧‍👦'.repeat(40),
      `${'a b '.repeat(50)}`,
      '，'.repeat(80),
    ])
      for (const lang of ['zh-CN', 'en']) {
        const fitted = fitTitle(title, long, { part: ' – Page 2', lang })
        expect(displayWidth(fitted)).toBeLessThanOrEqual(65)
        expect(fitted.isWellFormed()).toBe(true)
        expect(fitted).toContain('– Page 2')
      }
  })
})

describe('a description of at most 160 half-widths', () => {
  const sentence = 'Orders are confirmed by suppliers in the same place where buyers see them.'
  it.each([
    ['short ones stay', ' One\n line. ', 'One line.'],
    ['whole sentences', `${sentence} ${sentence} ${sentence}`, `${sentence} ${sentence}`],
    [
      'a word, with an ellipsis, when the sentence is too long',
      `${'confirmed orders, '.repeat(12)}end.`,
      `${'confirmed orders, '.repeat(8)}confirmed…`,
    ],
    [
      'a first sentence that says too little',
      `Short. ${'confirmed orders '.repeat(12)}end.`,
      `Short. ${'confirmed orders '.repeat(8)}confirmed…`,
    ],
    [
      'Chinese sentences',
      `${'供应商在同一处确认订单，采购一眼看到结果。'.repeat(5)}`,
      '供应商在同一处确认订单，采购一眼看到结果。'.repeat(3),
    ],
  ])('%s', (_, text, wanted) => {
    const fitted = fitDescription(text, /[一-龥]/.test(text) ? 'zh-CN' : 'en')
    expect(fitted).toBe(wanted)
    expect(displayWidth(fitted)).toBeLessThanOrEqual(160)
  })

  it('cuts no Chinese word', () => {
    const text = '供应商在同一处确认订单采购一眼看到结果'.repeat(9)
    const fitted = fitDescription(text, 'zh-CN')
    expect(displayWidth(fitted)).toBeLessThanOrEqual(160)
    expect(fitted.endsWith('…')).toBe(true)
    const kept = fitted.slice(0, -1)
    const ends = [...new Intl.Segmenter('zh-CN', { granularity: 'word' }).segment(text)].map(
      ({ index }) => index,
    )
    expect(ends).toContain(kept.length)
  })
})

it('looks at no more of a text than can be shown, however long and full of stops it is', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  const endless = 'one, two; three. '.repeat(20_000)
  expect(fitTitle(endless, endless, { lang: 'en' })).toMatch(/^one, two; three.{30,}one, two$/)
  expect(displayWidth(fitDescription(endless, 'en'))).toBeLessThanOrEqual(160)
  const looked = segment.mock.calls.reduce((sum, [text]) => sum + text.length, 0)
  segment.mockRestore()
  expect(looked).toBeLessThan(500_000)
})
