import { withoutTags } from './plain-text'

const table = /<div class="rich-table"([^>]*)>(<table(?:\s[^>]*)?>[\s\S]*?<\/table>)<\/div>/g
const headRow = /<thead(?:\s[^>]*)?>\s*<tr(?:\s[^>]*)?>([\s\S]*?)<\/tr>\s*<\/thead>/
const row = /<tr(?:\s[^>]*)?>([\s\S]*?)<\/tr>/g
const cell = /<(t[hd])((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g

/** Columns from which a phone has no room for a table as it is: its rows become cards. */
const WIDE = 4
/** Columns from which a desk has room for their words alone. */
const MANY = 6

/** The rows of a table as cards, each cell with its column's name, and how many columns; undefined when some cell is not of one column and row. */
function named(html: string): { cards: string; columns: number } | undefined {
  const [head, inside = ''] = headRow.exec(html) ?? []
  const names = [...inside.matchAll(cell)].map(([, , , text = '']) => withoutTags(text))
  if (!head || names.length < WIDE || /\s(?:col|row)span=/.test(html)) return undefined
  const body = html.slice(html.indexOf(head) + head.length)
  const isWhole = [...body.matchAll(row)].every(
    ([, cells = '']) => [...cells.matchAll(cell)].length === names.length,
  )
  if (!isWhole) return undefined
  const labelled = body.replace(row, (whole) => {
    let column = 0
    return whole.replace(cell, (_, tag: string, attributes: string, text: string) => {
      const name = (names[column++] ?? '').replaceAll('"', '&quot;')
      return `<${tag}${attributes} data-name="${name}">${text}</${tag}>`
    })
  })
  return { cards: html.slice(0, html.indexOf(head) + head.length) + labelled, columns: names.length }
}

/** True where no row has as many cells as a phone has no room for. */
const isFew = (html: string): boolean =>
  [...html.matchAll(row)].every(([, cells = '']) => [...cells.matchAll(cell)].length < WIDE)

/**
 * Sanitised HTML in which tables of four columns and more are marked `rich-cards`: phones show their rows below each other, every cell
 * with the name of its column; of six and more also `rich-many`, whose columns are narrow; those of up to three `rich-few`. Others
 * scroll in their box (D18).
 */
export function stackTables(html: string): string {
  return html.replace(table, (whole, attributes: string, inside: string) => {
    const found = named(inside)
    if (!found) return isFew(inside) ? `<div class="rich-table rich-few"${attributes}>${inside}</div>` : whole
    const many = found.columns >= MANY ? ' rich-many' : ''
    return `<div class="rich-table rich-cards${many}"${attributes}>${found.cards}</div>`
  })
}
