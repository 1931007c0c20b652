import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { pdfPages } from './file-facts'

const directory = mkdtempSync(join(tmpdir(), 'facts-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

it('counts the pages of a PDF whose page tree is compressed', () => {
  const tree = deflateSync(
    '1 0 2 40 << /Type /Pages /Kids [3 0 R] /Count 17 >> << /Type /Pages /Parent 1 0 R /Count 8 >>',
  )
  const file = join(directory, 'a.pdf')
  writeFileSync(
    file,
    Buffer.concat([
      Buffer.from(
        `%PDF-1.7\n5 0 obj\n<< /Type /ObjStm /N 2 /Filter /FlateDecode /Length ${tree.length} >>\nstream\n`,
      ),
      tree,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  )
  expect(pdfPages(file)).toBe(17)
})

it('has no page count of a file that is no PDF', () => {
  const file = join(directory, 'b')
  writeFileSync(file, 'neither')
  expect(pdfPages(file)).toBeUndefined()
})
