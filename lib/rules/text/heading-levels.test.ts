import { expect, it } from 'vitest'
import { levelHeadings } from './heading-levels'

const text = (...levels: number[]) =>
  levels.map((level) => `<h${level} id="a">x</h${level}>`).join('<p>y</p>')

it.each([
  ['as they should be', [2, 3, 3, 2], [2, 3, 3, 2]],
  ['a text that begins too deep', [3, 3, 3], [2, 2, 2]],
  ['one that leaves a level out', [2, 4, 5, 4], [2, 3, 4, 3]],
  ['a deeper one before a higher one', [4, 2, 3], [2, 2, 3]],
  ['back by two', [2, 3, 4, 2], [2, 3, 4, 2]],
  ['the first of a page', [1, 2], [2, 3]],
])('%s: %j → %j', (_, levels, expected) => {
  expect(levelHeadings(text(...levels))).toBe(text(...expected))
})

it('stand below the heading of their section, never deeper than HTML goes', () => {
  expect(levelHeadings(text(2, 3), 2)).toBe(text(3, 4))
  expect(levelHeadings(text(1, 2, 3, 4, 5, 6), 2)).toBe(text(3, 4, 5, 6, 6, 6))
})

it('nothing else is touched', () => {
  const html = '<header><hr /><p>h2 &lt;h3></p></header>'
  expect(levelHeadings(html, 2)).toBe(html)
})
