/** A list with all its items, or any other line; `gap` is what stands before it: line breaks, blank lines among them or not. */
type Part = { text: string; gap: string }

const item = /^([^\S\n]*)((?:[-+*]|\d+\.)[^\S\n]+)(?=\S)/gm
const isList = (text: string) => text.search(item) === 0
const rule = /^([-*_])\1\1\s*$/
const divider = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/
const row = /^\s*\|.*\|\s*$/
/** Lines that the editor sets blank lines around. */
const isBlock = (text: string) => isList(text) || /^\s*[#|]/.test(text) || rule.test(text)
const hasBlankLine = (gap: string) => gap.split('\n').length > 2

function partsOf(text: string): Part[] {
  const [first = '', ...rest] = text.split(/(\n(?:[^\S\n]*\n)*)/)
  const parts: Part[] = [{ text: first, gap: '' }]
  for (let at = 0; at < rest.length; at += 2) {
    const [gap = '', line = ''] = rest.slice(at, at + 2)
    const last = parts.at(-1)
    if (last && isList(last.text) && (isList(line) || /^\s/.test(line))) last.text += gap + line
    else parts.push({ text: line, gap })
  }
  return parts
}

/** A list whose items begin below the text of the one they belong to, each with what `markerOf` makes of its marker. */
function indented(list: string, markerOf = (marker: string) => marker): string {
  let open: { indent: number; text: number }[] = []
  return list.replaceAll(item, (_all, space: string, own: string) => {
    open = open.filter((outer) => outer.indent < space.length)
    const start = open.at(-1)?.text ?? 0
    const marker = markerOf(own)
    open.push({ indent: space.length, text: start + marker.length })
    return ' '.repeat(start) + marker
  })
}

/** What a part says, however the editor writes it: indents, markers, later numbers, escapes, columns' widths and sides are left out. */
function saying(part: string): string {
  if (rule.test(part)) return '***'
  const line = divider.test(part) ? part.replaceAll(/:?-+:?/g, '-') : part
  const cells = row.test(line) ? line.trim().replaceAll(/\s*\|\s*/g, '|') : line
  const text = cells
    .replaceAll(/\n\s*\n/g, '\n')
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replaceAll(/(?<!\w)_+|_+(?!\w)/g, (all) => '*'.repeat(all.length))
    .replaceAll(/\[(\*+)([^\]]+?)\1\](\([^)]*\))/g, '$1[$2]$3$1')
  if (!isList(text)) return text
  return Number.parseInt(text, 10) + indented(text, (marker) => (/\d/.test(marker) ? '1. ' : '- '))
}

/**
 * A row in which the editor wrote a line's end within a cell as `\n`, which Markdown would show: `<br>`. It writes a `\` that somebody typed
 * as it is, so a word that is a path (`C:\new`) or stood in the source stays.
 */
const withLineBreaks = (text: string, source: string) =>
  row.test(text)
    ? text.replaceAll(/[^\s|]*\\n[^\s|]*/g, (word) =>
        /(?<!\w)[a-z]:\\|\\\\/i.test(word) || source.includes(word)
          ? word
          : word.replaceAll(/(?:\\n)+/g, '<br>'),
      )
    : text

const cellsOf = (text: string) => (text.match(/(?<!\\)\|/g)?.length ?? 1) - 1

/**
 * What makes a table of rows that came without a head, as from Word: cells that the first lacks, since its own were merged, and the line
 * below it. Undefined where there is one or no table.
 */
function missingDivider(parts: Part[], index: number): string | undefined {
  const [above, first, below] = [parts[index - 1], parts[index], parts[index + 1]]
  const isRow = (part: Part | undefined) => part !== undefined && row.test(part.text)
  const isFirst = isRow(first) && !(isRow(above) && !hasBlankLine(first?.gap ?? ''))
  if (!isFirst || divider.test(first?.text ?? '') || divider.test(below?.text ?? '')) return undefined
  const after = parts.slice(index + 1)
  const end = after.findIndex((part) => !isRow(part) || hasBlankLine(part.gap))
  const rows = end < 0 ? after : after.slice(0, end)
  const own = cellsOf(first?.text ?? '')
  const most = Math.max(own, ...rows.map((part) => cellsOf(part.text)))
  return `${'  |'.repeat(most - own)}\n|${' --- |'.repeat(most)}`
}

/** Which of `before` each of `after` is, in order: as many as possible, those that follow one another rather than others. */
function pairs(before: string[], after: string[]): Map<number, number> {
  const best = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0))
  const at = (row: number, column: number) => best[row]?.[column] ?? 0
  const isSame = (row: number, column: number) => row < before.length && before[row] === after[column]
  const taken = (row: number, column: number) =>
    isSame(row, column) ? 1 + Number(isSame(row + 1, column + 1)) + at(row + 1, column + 1) : 0
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      (best[row] as number[])[column] = Math.max(taken(row, column), at(row + 1, column), at(row, column + 1))
  const found = new Map<number, number>()
  for (let row = 0, column = 0; row < before.length && column < after.length; ) {
    if (isSame(row, column) && taken(row, column) === at(row, column)) found.set(column++, row++)
    else if (at(row + 1, column) === at(row, column)) row++
    else column++
  }
  return found
}

/**
 * A Markdown text in the way of the text it came from: the editor writes all of it anew, in its own way. Lists and lines that say what
 * they said stand as they stood, and so do the blank lines between them; a table's alignment that somebody wrote stays.
 */
export function writtenAsIn(source: string, text: string): string {
  const before = partsOf(source)
  // A picture that was renamed to a name with blanks: Markdown ends an address at one.
  const whole = text.replaceAll(/(?<=]\()\/assets\/[^\n"<>]+?\.\w{2,5}(?=\))/g, (address) =>
    address.includes(' ')
      ? address.replaceAll(/[ ()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
      : address,
  )
  const bold = source.match(/\*\*[^*\n]+\*\*/g) ?? []
  const after = partsOf(bold.reduce((now, span) => now.replaceAll(span.replaceAll('*', '\\*'), span), whole))
  const places = pairs(
    before.map((part) => saying(part.text)),
    after.map((part) => saying(part.text)),
  )
  const isIndentedSo = before.every((part) => !isList(part.text) || indented(part.text) === part.text)
  return after
    .map((part, index) => {
      const place = places.get(index)
      const was = place === undefined ? undefined : before[place]
      if (!was) {
        const written =
          isIndentedSo && isList(part.text) ? indented(part.text) : withLineBreaks(part.text, source)
        return part.gap + written + (missingDivider(after, index) ?? '')
      }
      const isNext = index > 0 ? places.get(index - 1) === Number(place) - 1 : place === 0
      const isEditors = isBlock(was.text) || isBlock(before[Number(place) - 1]?.text ?? '')
      const [had, has] = [hasBlankLine(was.gap), hasBlankLine(part.gap)]
      const isKept = isNext && (had === has || (isEditors && has))
      const isAligned = divider.test(part.text) && part.text.includes(':')
      return (isKept ? was.gap : part.gap) + (isAligned ? part.text : was.text)
    })
    .join('')
}
