import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { encodingProblem } from './encoding'
import { readRecord } from './parse-file'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'encoding-'))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const gbk = (before: string) => Buffer.concat([Buffer.from(before), Buffer.from('d6d0cec4b1eacce2', 'hex')])
const utf16 = (text: string, mark: number[]) =>
  Buffer.concat([Buffer.from(mark), Buffer.from(text, 'utf16le')])

it.each([
  ['UTF-8', Buffer.from('title: 中文 😀'), undefined],
  ['UTF-8 with its mark', Buffer.from('\uFEFFtitle: 中文'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
  ['GBK', gbk('title: '), 'GBK, not UTF-8'],
  ['UTF-16 of Windows', utf16('title: 中文', [0xff, 0xfe]), 'UTF-16, not UTF-8'],
  ['UTF-16 without a mark', utf16('title: x', []), 'UTF-16, not UTF-8'],
  ['UTF-16 the other way round', utf16('title: 中文', [0xff, 0xfe]).swap16(), 'UTF-16, not UTF-8'],
  ['what is neither', Buffer.from('title: \xff\xff', 'latin1'), 'not UTF-8'],
])('%s is recognised, with what to do', (_, bytes, found) => {
  const expected = found && `the file is ${found}: save it again with the encoding UTF-8`
  expect(encodingProblem(bytes)).toBe(expected)
})

it('a content file of another encoding is refused, not published as replacement signs', () => {
  const file = join(directory, '1.yaml')
  writeFileSync(file, gbk('id: 1\ntitle: '))
  expect(readRecord(file, 'cases')).toMatchObject({
    isUsable: false,
    mistakes: [
      { line: 1, path: '$', message: 'the file is GBK, not UTF-8: save it again with the encoding UTF-8' },
    ],
  })
  expect(readRecord(file, 'cases').record).toBeUndefined()
})

it.each([
  ['a tab', 'title: a\n\tdesc: b', 'indent with blanks, not with tabs'],
  ['a colon in a value', 'title: a: b', 'a value with a colon in it needs quotes around it'],
  ['a Chinese colon', 'title：a', 'a field is "name: value"'],
  ['no blank after the colon', 'title:a', 'a field is "name: value"'],
  ['a sign first', 'title: @a', 'needs quotes around it'],
  ['a star first', 'title: *a', 'a value that begins with * or & needs quotes around it'],
  ['a quote that stays open', 'title: "a', 'a text that begins with a quote has none at its end'],
  ['a Windows path', 'title: "C:\\Users"', 'within double quotes write'],
  ['a list that stays open', 'title: [a\ndesc: b', 'is not closed'],
  ['a field twice', 'title: a\ntitle: b', 'this field stands here twice'],
  ['two records', 'title: a\n---\ntitle: b', 'a file holds one record: take the line --- away'],
])('%s is reported by what to do, not in the words of YAML', (_, text, expected) => {
  const file = join(directory, '2.yaml')
  writeFileSync(file, `id: 2\n${text}\n`)
  expect(readRecord(file, 'cases').mistakes[0]?.message).toContain(expected)
})
