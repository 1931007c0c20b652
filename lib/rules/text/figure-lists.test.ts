import { describe, expect, it } from 'vitest'
import { markFigureLists } from './figure-lists'

const listOf = (...items: string[]) => `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`
const isMarked = (html: string) => markFigureLists(html) === html.replace('<ul>', '<ul class="rich-figures">')

describe('markFigureLists', () => {
  it.each([
    [
      'counts',
      listOf('<strong>640</strong> users in Ningbo', '<strong>27</strong> sessions in <em>four</em> rooms'),
    ],
    ['shares and money', listOf('<strong>−38%</strong> stock', '<strong>¥3.2 万</strong> a month')],
    ['Chinese units', listOf('<strong>640</strong> 位用户来到宁波', '<strong>27 场</strong>由客户主讲')],
  ])('marks %s', (_, html) => {
    expect(isMarked(html)).toBe(true)
  })

  it.each([
    ['one figure alone', listOf('<strong>640</strong> users')],
    ['seven', listOf(...Array.from({ length: 7 }, (_, index) => `<strong>${index}</strong> users`))],
    ['times of day', listOf('<strong>19:58</strong> Traffic starts', '<strong>20:00</strong> First wave')],
    ['names with a number', listOf('<strong>Stock 7.0.</strong> Shops', '<strong>Core 3.1.</strong> Agents')],
    ['dates', listOf('<strong>19 November</strong> Hangzhou', '<strong>3 December</strong> Ningbo')],
    ['one item without a figure', listOf('<strong>640</strong> users', 'and a dinner')],
    ['figures without words', listOf('<strong>640</strong>', '<strong>27</strong>')],
    ['sentences', listOf(`<strong>640</strong> ${'users '.repeat(9)}`, '<strong>27</strong> sessions')],
    ['terms with a colon', listOf('<strong>12</strong>: a dozen', '<strong>20</strong>: a score')],
    [
      'a list within',
      '<ul><li><strong>6</strong> a<ul><li><strong>1</strong> b</li></ul></li><li><strong>7</strong> c</li></ul>',
    ],
  ])('leaves %s', (_, html) => {
    expect(markFigureLists(html)).toBe(html)
  })

  it('sets a unit of a whole word beside its number in smaller letters', () => {
    const html = listOf('<strong>11 weeks</strong> to go-live', '<strong>36 months</strong> of care')
    expect(markFigureLists(html)).toBe(
      html
        .replace('<ul>', '<ul class="rich-figures">')
        .replace('11 weeks', '11\u00a0<small>weeks</small>')
        .replace('36 months', '36\u00a0<small>months</small>'),
    )
  })

  it('marks each list by itself', () => {
    const figures = listOf('<strong>640</strong> users', '<strong>27</strong> sessions')
    const words = listOf('Coffee', 'Tea')
    expect(markFigureLists(`${words}<p>and</p>${figures}`)).toBe(
      `${words}<p>and</p>${figures.replace('<ul>', '<ul class="rich-figures">')}`,
    )
  })
})
