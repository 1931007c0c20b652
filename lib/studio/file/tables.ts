const isRow = (line = '') => /^\s*\|.*\|\s*$/.test(line)
const isDivider = (line = '') => /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(line)
const cells = (line: string) => line.trim().replaceAll(/\s*\|\s*/g, '|')
const columns = (divider: string) => divider.split('|').length

/** A table: where the row below its head stands, that row, and the cells of the others. */
type Table = { at: number; divider: string; rows: Set<string> }

function tablesOf(lines: string[]): Table[] {
  return lines.flatMap((divider, at) => {
    if (!isDivider(divider) || !isRow(lines[at - 1])) return []
    const length = lines.slice(at).findIndex((line) => !isRow(line))
    const body = lines.slice(at + 1, length < 0 ? undefined : at + length)
    return [{ at, divider, rows: new Set([lines[at - 1] ?? '', ...body].map(cells)) }]
  })
}

/**
 * A Markdown text with its tables aligned as in the text it came from: the editor drops the colons of every table. A table is known by
 * the rows that it still has; alignment that somebody wrote stays.
 */
export function alignedAsIn(source: string, text: string): string {
  const lines = text.split('\n')
  const before = tablesOf(source.split('\n'))
  for (const { at, divider, rows } of tablesOf(lines)) {
    const shared = (table: Table) => [...table.rows].filter((row) => rows.has(row)).length
    const [was] = before
      .filter((table) => columns(table.divider) === columns(divider) && shared(table) > 0)
      .sort((a, b) => shared(b) - shared(a))
    if (!was) continue
    before.splice(before.indexOf(was), 1)
    if (!divider.includes(':')) lines[at] = was.divider
  }
  return lines.join('\n')
}
