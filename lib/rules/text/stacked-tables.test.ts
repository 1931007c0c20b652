import { describe, expect, it } from 'vitest'
import { stackTables } from './stacked-tables'

const box = (table: string) => `<div class="rich-table" tabindex="0" role="group">${table}</div>`
const rows = (heads: string[], ...cells: string[][]) =>
  `<table><thead><tr>${heads.map((text) => `<th scope="col">${text}</th>`).join('')}</tr></thead><tbody>${cells
    .map((line) => `<tr>${line.map((text) => `<td>${text}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

describe('tables on phones', () => {
  it('four columns become cards whose cells name their column', () => {
    const html = stackTables(
      box(rows(['Plant', 'Trouble', 'Start', '<b>First</b> "result"'], ['A', 'B', 'C', 'D'])),
    )
    expect(html).toContain('<div class="rich-table rich-cards" tabindex="0" role="group">')
    expect(html).toContain(
      '<tr><td data-name="Plant">A</td><td data-name="Trouble">B</td><td data-name="Start">C</td><td data-name="First &quot;result&quot;">D</td></tr>',
    )
    expect(html).toContain('<th scope="col">Plant</th>')
  })

  it('six columns are narrow ones on a desk', () => {
    const six = ['A', 'B', 'C', 'D', 'E', 'F']
    expect(stackTables(box(rows(six, six)))).toContain(
      '<div class="rich-table rich-cards rich-many" tabindex',
    )
  })

  it('three columns are few', () => {
    const html = box(rows(['A', 'B', 'C'], ['1', '2', '3']))
    expect(stackTables(html)).toBe(html.replace('rich-table', 'rich-table rich-few'))
  })

  it.each([
    ['a row with fewer cells', box(rows(['A', 'B', 'C', 'D'], ['1', '2', '3']))],
    [
      'a cell of two columns',
      box(rows(['A', 'B', 'C', 'D'], ['1', '2', '3', '4'])).replace('<td>', '<td colspan="2">'),
    ],
    ['no head', box('<table><tbody><tr><td>1</td><td>2</td><td>3</td><td>4</td></tr></tbody></table>')],
  ])('stays as it is: %s', (_, html) => {
    expect(stackTables(html)).toBe(html)
  })

  it('each of two tables is judged by itself', () => {
    const narrow = box(rows(['A', 'B'], ['1', '2']))
    const html = stackTables(`${narrow}<p>x</p>${box(rows(['A', 'B', 'C', 'D'], ['1', '2', '3', '4']))}`)
    expect(html.startsWith(`${stackTables(narrow)}<p>x</p><div class="rich-table rich-cards"`)).toBe(true)
  })
})
