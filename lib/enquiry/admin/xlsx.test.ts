import { readSheet } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { xlsxFile } from './xlsx'

it('a table as .xlsx is read back as it was, every cell a text', async () => {
  const rows = [
    ['编号', '姓名', 'a & <b> "c"'],
    ['007', '=1+1', '911101050001234567'],
    ['1E10', '2026-11-26', '_x0041_ and 𠮷'],
    ['', 'two\nlines', 'x'.repeat(32_767)],
  ]
  async function* table() {
    yield* rows
    yield ['\u0000\u0007bell\uffff', 'y'.repeat(40_000), '\ud800']
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of xlsxFile(table())) chunks.push(chunk)
  const read = await readSheet(Buffer.concat(chunks))
  expect(read.slice(0, 4)).toEqual(rows.map((row) => row.map((cell) => cell || null)))
  expect(read[4]).toEqual(['bell', 'y'.repeat(32_767), '\ufffd'])
})

it('a large table goes out while it is read', async () => {
  let read = 0
  async function* table() {
    for (; read < 20_000; read += 1) yield [`${Math.random()}`, `${Math.random()}`]
  }
  const file = xlsxFile(table())
  await file.next()
  await file.next()
  expect(read).toBeLessThan(20_000)
})
