import { strToU8, Zip, ZipDeflate } from 'fflate'
import { html } from '@/lib/html'

/** Longest text of a cell that Excel opens. */
const LONGEST = 32_767
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relations = (...targets: [kind: string, target: string][]) =>
  html`<Relationships xmlns="${PACKAGE}/relationships">${targets.map(([kind, target]) => html`<Relationship Id="${kind}" Type="${OFFICE}/${kind}" Target="${target}"/>`)}</Relationships>`

/** Every part of the file but the sheet. Cells have the format "text" (49), so that what is edited in Excel stays text too. */
const parts = {
  '[Content_Types].xml': html`<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/sheet.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': html`<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="worksheet"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(['worksheet', 'sheet.xml'], ['styles', 'styles.xml']),
  'xl/styles.xml': html`<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
}
const sheetStart = html`<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="400" width="20" customWidth="1" style="1"/></cols><sheetData>`

/** Without the characters that XML cannot hold, and with those marked that the format would read as an escape (`_x0041_`). */
const textOf = (cell: string) =>
  cell
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .slice(0, LONGEST)

/** `A`, `Z`, `AA`: a column by its letters, which some readers rely on. */
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

const rowOf = (cells: string[], row: number) =>
  html`<row r="${row}">${cells.map((cell, column) => cell && html`<c r="${lettersOf(column)}${row}" t="inlineStr" s="${row === 1 ? 2 : 1}"><is><t xml:space="preserve">${textOf(cell)}</t></is></c>`)}</row>`

/** A table as an .xlsx file, every cell text: written row by row, so that an export of years does not have to fit in memory. */
export async function* xlsxFile(table: AsyncIterable<string[]>): AsyncGenerator<Uint8Array> {
  const done: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    done.push(chunk)
  })
  const add = (name: string) => {
    const part = new ZipDeflate(name, { level: 6 })
    zip.add(part)
    return (text: string, isLast = false) => part.push(strToU8(text), isLast)
  }
  for (const [name, { text }] of Object.entries(parts)) add(name)(HEAD + text, true)
  const write = add('xl/sheet.xml')
  write(HEAD + sheetStart.text)
  let row = 0
  for await (const cells of table) {
    row += 1
    write(rowOf(cells, row).text)
    yield* done.splice(0)
  }
  write('</sheetData></worksheet>', true)
  zip.end()
  yield* done
}
