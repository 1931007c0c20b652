import { expect, it } from 'vitest'
import { alignedAsIn } from './tables'

const source = `Before

| A | B |
| :--- | ---: |
| a | 1 |
| b | 2 |

| A | B |
| --- | :---: |
| c | 3 |

|C|
|-|
`
/** As the editor has it: every column the same. */
const plain = source.replace('| :--- | ---: |', '| --- | --- |').replace('| --- | :---: |', '| --- | --- |')

it.each<[string, (text: string) => string]>([
  ['nothing', (text) => text],
  ['a paragraph', (text) => text.replace('Before', 'After')],
  ['a cell', (text) => text.replace('| 1 |', '| 10 |')],
  ['the head', (text) => text.replace('| A | B |', '| X | Y |')],
  ['a row that is new', (text) => text.replace('| b | 2 |', '| b | 2 |\n| z | 9 |')],
  ['a table that is gone', (text) => text.replace(/\| A \| B \|\n.+\n\| a .+\n\| b .+\n\n/, '')],
  ['a table that is new', (text) => `| D | E |\n| --- | --- |\n| d | e |\n\n${text}`],
])('tables are aligned as before where %s is edited', (_what, edit) => {
  expect(alignedAsIn(source, edit(plain))).toBe(edit(source))
})

it('a table whose columns are others, and one that somebody aligned, are as they are written', () => {
  const wider = plain.replace('| A | B |\n| --- | --- |\n| a', '| A | B | C |\n| --- | --- | --- |\n| a')
  expect(alignedAsIn(source, wider)).toContain('| A | B | C |\n| --- | --- | --- |')
  const aligned = plain.replace('| --- | --- |\n| a', '| ---: | --- |\n| a')
  expect(alignedAsIn(source, aligned)).toContain('| ---: | --- |\n| a | 1 |')
})
