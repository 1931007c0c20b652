import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { contentText } from './file'
import { readPlainYaml } from './plain-yaml'

// What the short reader reads, the library reads in the same way, order of fields included; what it does not read is the library's.

/** What the library makes of a text; undefined when it finds a mistake. */
function byLibrary(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: false })
  return document.errors.length > 0 ? undefined : document.toJS()
}

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(?:cn|en)\/.*\.(?:ya?ml|md)$/.test(name))
  .sort()
const texts = files.map((name) => {
  const text = contentText(`content/${name}`)
  return name.endsWith('.md') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text
})

/** Either not read, or read as the library reads it. */
function expectSame(text: string) {
  const plain = readPlainYaml(text)
  if (plain === undefined) return
  const whole = byLibrary(text)
  if (JSON.stringify(plain) === JSON.stringify(whole)) expect(plain).toStrictEqual(whole)
  else expect({ text, read: JSON.stringify(plain) }).toEqual({ text, read: JSON.stringify(whole) })
}

it('reads the whole content as the library does, and all but the settings of a language by itself', () => {
  expect(files.length).toBeGreaterThan(400)
  const left = files.filter((_, at) => readPlainYaml(texts[at] ?? '') === undefined)
  expect(left).toEqual(['cn/mail.yaml', 'cn/site.yaml', 'en/mail.yaml', 'en/site.yaml'])
  for (const text of texts) expectSame(text)
})

describe('odd forms', () => {
  it.each([
    ['dates and times', 'a: 2025-01-09\nb: 2025-01-09 10:00\nc: 2025-01-09T10:00:00Z\nd: 12:30:45\n'],
    ['numbers', 'a: 007\nb: -0\nc: 1.50\nd: -12\ne: 123456789012345\nf: 10+\ng: 1-2\nh: 24/7\ni: 1,900\n'],
    ['words', 'a: true\nb: false\nc: null\nd: yes\ne: no\nf: on\ng: nullable\nh: trueish\ni:\n'],
    ['quotes', `a: "say \\"so\\" \\n\\t\\\\ /"\nb: 'it''s'\nc: ''\nd: ""\ne: '5'\nf: "true" # yes\n`],
    ['comments', '# first\na: b # c\nd: e#f\n  # between\ng: # none\n  - 1 # one\n# last'],
    ['brackets', 'a: [1, "b, c", d e, [], {}, https://x/y?a=b]\nb: { c: 1, d: [x], e: 10:30 } # f\n'],
    ['lists', 'a:\n- 1\n- b: 2\n  c: 3\n-   d: 4\n    e: 5\n-\n  f: 6\n-\ng:\n  -  x\n  - y: [1]\n'],
    [
      'texts',
      'a: |\n  # x\n    more\n\n  end\n\n\nb: |-\n\n   first empty\n   : - "{[\nc:\n  - |\n    in a list\n',
    ],
    ['spaces', 'a:   b  \nc:  \nd: |  \n  x  \n\n  y\ne: 全角　空格　\nf: a\u00a0\n'],
    ['a text at the end', 'a: |\n  x'],
  ])('%s: read', (_, text) => {
    expect(readPlainYaml(text)).toStrictEqual(byLibrary(text))
  })

  it.each([
    ['anchors and aliases', 'a: &x 1\nb: *x\n'],
    ['merged mappings', 'a: &x { b: 1 }\nc:\n  <<: *x\n'],
    ['tags', 'a: !!str 5\nb: !x y\n'],
    ['repeated fields', 'a: 1\na: 2\n'],
    ['repeated fields in brackets', 'a: { b: 1, b: 2 }\n'],
    ['tabs', 'a:\tb\n'],
    ['a tab as indent', 'a:\n\tb: 1\n'],
    ['line ends of Windows', 'a: 1\r\nb: 2\r\n'],
    ['a byte order mark', '\uFEFFa: 1\n'],
    ['control characters', 'a: b\u001f\n'],
    ['texts over many lines', 'a: b\n  c\n'],
    ['quotes over many lines', 'a: "b\n  c"\n'],
    ['brackets over many lines', 'a: [1,\n  2]\n'],
    ['folded texts', 'a: >\n  b\n  c\n'],
    ['kept ends', 'a: |+\n  b\n\n'],
    ['spaces at the end of a text', 'a: |\n  x\n   \n\n'],
    ['given indents', 'a: |2\n   b\n'],
    ['other numbers', 'a: 0x1f\n'],
    ['octal numbers', 'a: 0o17\n'],
    ['exponents', 'a: 1e3\n'],
    ['infinity', 'a: .inf\n'],
    ['a plus', 'a: +5\n'],
    ['other words', 'a: ~\n'],
    ['words in capitals', 'a: TRUE\n'],
    ['fields in quotes', '"a": 1\n'],
    ['fields in Chinese', '标题: 1\n'],
    ['fields that are words', 'null: 1\n'],
    ['fields that are numbers', '1: 2\n'],
    ['a field of every object', '__proto__: { a: 1 }\n'],
    ['many documents', 'a: 1\n---\nb: 2\n'],
    ['a document mark', '---\na: 1\n'],
    ['directives', '%YAML 1.1\n---\na: yes\n'],
    ['a colon in a text', 'a: b: c\n'],
    ['a colon at the end', 'a: b:\n'],
    ['a wrong indent', 'a: 1\n  b: 2\n'],
    ['half an indent', 'a:\n    b: 1\n  c: 2\n'],
    ['a bracket that stays open', 'a: [1, 2\n'],
    ['more after a bracket', 'a: [1] 2\n'],
    ['more after a quote', "a: 'b' c\n"],
    ['questions', '? a\n: b\n'],
    ['a list in a list', 'a:\n  - - 1\n'],
    ['no mapping', '- 1\n'],
    ['a text', 'text\n'],
    ['nothing', '\n# nothing\n'],
  ])('%s: left to the library', (_, text) => {
    expect(readPlainYaml(text)).toBeUndefined()
  })
})

/** What changes meaning in YAML when it stands in a place where nobody expects it. */
const piece = fc.oneof(
  fc.constantFrom(...'\n-:#|>[]{},\'"&*!%@`?~\\ \t\r0.+e_<=$'),
  fc.constantFrom(
    '\n\n',
    '\n ',
    '\n  ',
    '\n    ',
    ': ',
    ' #',
    '- ',
    '\n- ',
    '\n# ',
    ':\n',
    '|\n',
    '|-\n',
    '""',
    "''",
  ),
  fc.constantFrom(
    'a: ',
    'id: ',
    '\nb:',
    '{ c: 1 }',
    '[1, ]',
    '[]',
    '---',
    '...',
    'null',
    'true',
    '1.0',
    '-0',
    '\u3000',
    '\u00a0',
    '\u2028',
    '\u0085',
  ),
)
const edits = fc.array(fc.record({ at: fc.nat(), gone: fc.nat({ max: 3 }), come: piece }), {
  minLength: 1,
  maxLength: 4,
})

/** A text with some of its characters gone and others come. */
const edited = (text: string, changes: { at: number; gone: number; come: string }[]) =>
  changes.reduce((now, { at, gone, come }) => {
    const place = at % (now.length + 1)
    return now.slice(0, place) + come + now.slice(place + gone)
  }, text)

const small = [
  'a: 1\nb: text\nc:\n  d: x\n  e: [1, two]\nf: |\n  line\n\n  line\ng: z\n',
  'a:\n  - b: \'x\'\n    c: 2\n  - d\n  - { e: f, g: "h" }\ni: |-\n  j\nk:\n- l\n',
  '# x\na: b # c\n\nd:\n  e:\n    f: |\n      # g\n        h\n\n    i: 2025-01-09\n  j:\n  k: -5\n',
]

describe('texts with mistakes in them', () => {
  it.each([
    ['content', fc.constantFrom(...texts), 300],
    ['short ones', fc.constantFrom(...small), 3000],
    ['made of pieces alone', fc.constant('a: 1\n'), 1500],
  ])('%s', (_, text, numRuns) => {
    fc.assert(
      fc.property(text, edits, (written, changes) => expectSame(edited(written, changes))),
      { numRuns },
    )
  })
})
