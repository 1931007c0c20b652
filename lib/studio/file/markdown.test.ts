import { expect, it } from 'vitest'
import { writtenAsIn } from './markdown'

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
  expect(writtenAsIn(source, edit(plain))).toBe(edit(source))
})

it('a table whose columns are others, and one that somebody aligned, are as they are written', () => {
  const wider = plain.replace('| A | B |\n| --- | --- |\n| a', '| A | B | C |\n| --- | --- | --- |\n| a')
  expect(writtenAsIn(source, wider)).toContain('| A | B | C |\n| --- | --- | --- |')
  const aligned = plain.replace('| --- | --- |\n| a', '| ---: | --- |\n| a')
  expect(writtenAsIn(source, aligned)).toContain('| ---: | --- |\n| a | 1 |')
})

it.each([
  ['nested lists', '1. a\n   - b\n     - c\n2. d', '1. a\n    - b\n        - c\n2. d'],
  ['tabs', '- a\n\t- b\n- c', '- a\n    - b\n- c'],
  ['two lists of other markers', '* a\n\n+ b\n+ c', '+ a\n+ b\n+ c'],
  ['loose lists', '- a\n\n- b\n\n  more of b\n\nend', '- a\n- b\n\n  more of b\n\nend'],
  ['numbers', '5. a\n7. b\n\n1. c', '5. a\n6. b\n7. c'],
  ['text beside lists and headings', '## H\nIn short:\n- a\nend', '## H\n\nIn short:\n\n- a\n\nend'],
  ['blank lines', 'a\n\n\n\nb', 'a\n\nb'],
  ['rules', 'a\n---\nb', 'a\n\n***\n\nb'],
  ['emphasis', '*a*, __b__, ***c*** and **[d](/e)**', '_a_, **b**, **_c_** and [**d**](/e)'],
  ['escapes', '2026\\. a_b \\[c\\] 5 * 3 ~5', '2026. a_b [c] 5 \\* 3 \\~5'],
  ['bold before a full stop', '准交率是 **71%**。', '准交率是 \\*\\*71%\\*\\*。'],
  ['code', '```js\nf(*x*)\n  - y\n```', '\\`\\`\\`js\nf(_x_)\n\n- y\n\n\\`\\`\\`'],
  ['narrow tables', '| | A |\n|:-|-|\n|b|`x\\|y`|', '|  | A |\n| --- | --- |\n\n| b | \\`x\\ | y\\` |'],
])('%s stand as they stood, also where a paragraph below is edited', (_what, before, editors) => {
  expect(writtenAsIn(before, editors)).toBe(before)
  expect(writtenAsIn(`${before}\n\nOld`, `${editors}\n\nNew`)).toBe(`${before}\n\nNew`)
})

it.each([
  ['an item is edited', '- a\n  - b\n  - c', '- a\n    - b\n    - new', '- a\n  - b\n  - new'],
  ['an item is moved in', '1. a\n2. b', '1. a\n    1. b', '1. a\n   1. b'],
  ['a line above a list goes', 'a\n\nb\n- c', 'a\n\n- c', 'a\n\n- c'],
  ['a list is wider than the site needs', '- a\n    - b', '- a\n    - b\n    - c', '- a\n    - b\n    - c'],
  ['a list begins elsewhere', '1. a\n2. b', '3. a\n4. b', '3. a\n4. b'],
  ['a word is bold', 'a b', 'a **b**', 'a **b**'],
  ['a word is no longer bold', 'a **b**', 'a b', 'a b'],
  ['a word is edited beside bold', '是 **71%**。', '从 \\*\\*71%\\*\\*。', '从 **71%**。'],
  ['lines become paragraphs', 'a\nb', 'a\n\nb', 'a\n\nb'],
  ['paragraphs become lines', 'a\n\nb', 'a\nb', 'a\nb'],
  ['a blank line below a list goes', '- a\n\n## H\n\nb', '- a\n## H\n\nb', '- a\n## H\n\nb'],
  ['a blank line above a list goes', 'a\n\n- b', 'a\n- b', 'a\n- b'],
  [
    'a table without a head is pasted',
    'a',
    'a\n\n| b | c |\n| d | e |',
    'a\n\n| b | c |\n| --- | --- |\n| d | e |',
  ],
  [
    'a table with cells of two lines is pasted',
    'a',
    'a\n\n| b\\n\\nc | C:\\\\new |\n| --- | --- |\n| To:\\ne f | D:\\new\\notes |',
    'a\n\n| b<br>c | C:\\\\new |\n| --- | --- |\n| To:<br>e f | D:\\new\\notes |',
  ],
  [
    'a row that names a path is edited',
    '| a |\n| - |\n| docs\\new b |',
    '| a |\n| --- |\n| docs\\new c\\nd |',
    '| a |\n| - |\n| docs\\new c<br>d |',
  ],
  [
    'a table whose first cells were merged is pasted',
    '',
    '| a | b |\n| c | d | e |\n\n| f |',
    '| a | b |  |\n| --- | --- | --- |\n| c | d | e |\n\n| f |\n| --- |',
  ],
  [
    'a picture has blanks in its name',
    '',
    '![a](/assets/b (2).png) ![c](/assets/d(1).png)',
    '![a](/assets/b%20%282%29.png) ![c](/assets/d(1).png)',
  ],
  ['two rows were no table and stay', '| b |\n| c |', '| b |\n| c |', '| b |\n| c |'],
  ['paragraphs change places', 'a\n\n\nb\n\nc', 'c\n\na\n\nb', 'c\n\na\n\n\nb'],
  ['there was nothing', '', 'a\n- b\n    - c', 'a\n- b\n  - c'],
])('where %s, that is written, and nothing else', (_what, before, editors, written) => {
  expect(writtenAsIn(before, editors)).toBe(written)
})
