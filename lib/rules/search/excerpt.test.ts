import { describe, expect, it } from 'vitest'
import { excerptOf } from './excerpt'
import { piecesOf } from './words'

const excerpt = (text: string, query: string, length: number) =>
  excerptOf(text, { pieces: piecesOf(query), found: new Set() }, length)

const long = '前面的话很长。'.repeat(30)

describe('an excerpt', () => {
  it.each([
    [
      'a sentence',
      `${long}这里说到仓库盘点的办法，后面还有。${'结尾。'.repeat(40)}`,
      '盘点',
      /^…这里说到仓库盘点的办法，后面还有。/,
    ],
    [
      'no bracket that it did not open',
      `${'很长的话'.repeat(20)}，计划员打开北湾排程（Northbay Plan）把产能、物料、模具和人员一起算，排出的顺序照着就能干。${long}`,
      'plan',
      /^…计划员打开北湾排程（Northbay Plan）把产能/,
    ],
    [
      'an opening bracket',
      `${'没有停顿的话'.repeat(20)}（Northbay Plan）把产能一起算。${long}`,
      'plan',
      /^…（Northbay Plan）把产能/,
    ],
    [
      'no sentence within a bracket',
      `${'没有停顿的话'.repeat(20)}（先看数。再看盘点的办法）后面还有。${long}`,
      '盘点',
      /^…（先看数。再看盘点的办法）后面/,
    ],
    ['a closing bracket', `${'没有停顿的话'.repeat(20)}）盘点的办法${long}`, '盘点', /^…盘点的办法/],
    ['a Chinese word', `${'仓库盘点'.repeat(30)}齐套检查${'仓库盘点'.repeat(30)}`, '齐套', /^…(?:仓库|盘点)/],
    ['another block of text', `${'物料清单 · '.repeat(30)}齐套检查 · ${long}`, '齐套', /^…齐套检查 ·/],
    [
      'an English sentence',
      `${'Something else is said here. '.repeat(9)}The buyer sees “every late order” in one list. ${'More. '.repeat(40)}`,
      'late',
      /^…The buyer sees “every late order” in one list\./,
    ],
    [
      'its first word, when only a few stand before it',
      `On Mar 1 Hengyue moved a second plant to Plan, and ${'so it went on '.repeat(20)}`,
      'plan',
      /^On Mar 1 Hengyue/,
    ],
    [
      'an English word',
      `${'some words without a stop '.repeat(9)}until procurement is done ${'and so on '.repeat(40)}`,
      'procurement',
      /^…(?:some|words|without|a|stop|until) .*procurement is done/,
    ],
  ])('begins at %s', (_, text, query, wanted) => {
    const found = excerpt(text, query, 80)
    expect(found).toMatch(wanted)
    expect(found.length).toBeLessThanOrEqual(80)
    expect(found.endsWith('…')).toBe(true)
  })

  it.each([
    ['at a stop', '仓库盘点的办法写在下面，后面还有一些话要说清楚', 14, '仓库盘点的办法写在下面…'],
    ['at a sentence', '仓库盘点的办法写在下面。后面还有一些话要说清楚', 14, '仓库盘点的办法写在下面…'],
    [
      'before a bracket that stays open',
      '仓库盘点的办法在下面（见第三章第二节和附录）',
      16,
      '仓库盘点的办法在下面…',
    ],
    [
      'before it, not at a stop within',
      '仓库盘点的办法，在下面（见第三章，第二节和附录）',
      18,
      '仓库盘点的办法，在下面…',
    ],
    ['at a Chinese word', '仓库盘点办法供应商交付质量', 10, '仓库盘点办法供应商…'],
    ['at a word', 'Counting stock in warehouses, shops and plants', 30, 'Counting stock in warehouses…'],
    ['nowhere when it fits', '短的', 30, '短的'],
  ])('ends %s', (_, text, length, wanted) => {
    expect(excerpt(text, '无', length)).toBe(wanted)
  })
})

describe('an excerpt of headings, cells and sentences', () => {
  const cells = 'Plan · Make · Trace · '.repeat(9)
  it.each([
    [
      'a sentence that says it',
      `${cells}The planner plans by the hour. ${'And more. '.repeat(9)}`,
      /^The planner plans by the hour\. And/,
    ],
    [
      'the longer of two',
      `${cells}A plan. · ${cells}The planner has a plan for every hour of it. · Heading`,
      /^The planner has a plan for every hour of it\.$/,
    ],
    ['a short one, where it is the only one', `${cells}A plan. · ${cells}`, /^A plan\.$/],
    [
      'Chinese sentences',
      `${'计划 · 制造 · 追溯 · '.repeat(9)}计划员按小时排计划，几分钟就能给出答复和代价。后来有了标题`,
      /^计划员按小时排计划，几分钟就能给出答复和代价。$/,
    ],
    ['what there is, where no sentence says it', `${cells}It is made.`, /^Plan · Make · Trace/],
  ])('shows %s', (_, text, wanted) => {
    expect(excerpt(text, text.includes('计划') ? '计划' : 'plan', 80)).toMatch(wanted)
  })
})
