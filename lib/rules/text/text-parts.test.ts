import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Html } from '@/lib/contract/shared'
import { openingText, textParts } from './text-parts'

const partsOf = (html: string, level: 2 | 3 = 2) =>
  textParts(html as Html, level).map(({ title, html }) => [title, html])

it('cuts a text before each of its outermost headings', () => {
  expect(partsOf('<p>A</p>\n<h2>B <em>b</em></h2>\n<p>1<br>2</p>\n<h3>c</h3><h2>D</h2>')).toEqual([
    [undefined, '<p>A</p>'],
    ['B b', '<p>1<br>2</p>\n<h3>c</h3>'],
    ['D', ''],
  ])
  expect(partsOf('<h2 id="c-b">B</h2><h3>C?</h3><p>Yes</p>', 3)).toEqual([
    [undefined, '<h2 id="c-b">B</h2>'],
    ['C?', '<p>Yes</p>'],
  ])
})

it('leaves a heading alone that stands inside something else', () => {
  const html = '<blockquote><h2>A</h2><p>a</p></blockquote>'
  expect(partsOf(html)).toEqual([[undefined, html]])
})

it('has no parts of nothing', () => expect(partsOf('')).toEqual([]))

it('loses no word of a well-nested text', () => {
  const block = fc.constantFrom('<h2>T</h2>', '<p>w<br>v</p>', '<div><h2>i</h2></div>', '<h3>u</h3>', '<hr>')
  fc.assert(
    fc.property(fc.array(block), (blocks) => {
      const words = (html: string) => html.replace(/<[^>]+>/g, '')
      const told = partsOf(blocks.join('')).map(([title = '', html = '']) => title + words(html))
      expect(told.join('')).toBe(words(blocks.join('')))
    }),
  )
})

it.each([
  ['<p>A <em>b</em></p><p>c</p>', 'A b'],
  ['<h2>T</h2>\n<p class="x">A</p>', 'A'],
  ['<h2>T</h2><ul><li>A</li></ul><p>c</p>', undefined],
  ['<p> </p><p>c</p>', undefined],
  [undefined, undefined],
])('%s begins with %s', (html, expected) => expect(openingText(html as Html | undefined)).toBe(expected))
