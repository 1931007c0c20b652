import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rowsOf } from './spec-rows'

const specification = rowsOf('docs/tests.md')
const security = rowsOf('docs/security.md')
const rows = [...specification, ...security]

const testFiles = ['app', 'components', 'e2e', 'lib', 'scripts', 'server', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path)),
)

/** The titles of tests and of their groups: the first text given to `it`, `test` or `describe`, with or without a table. */
const titles = (code: string) =>
  [
    ...code.matchAll(/(?:\b(?:it|test|look|describe)(?:\.\w+)*|\]|\))\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g),
  ].map(([, , title = '']) => title)

/** Tests and groups that do not run, or that keep the others of their file from running. */
const setAside = (code: string) =>
  code.match(
    /\b(?:it|test|look|describe|suite)(?:\.\w+)*\.(?:skip|skipIf|runIf|only|todo|fixme|fails?)\b/g,
  ) ?? []

it('finds the rows of docs/tests.md', () => expect(specification.length).toBeGreaterThan(70))

it('docs/security.md has no row without a test', () => {
  const text = readFileSync('docs/security.md', 'utf8')
  const [, tested = ''] = /^## Attacks([\s\S]*)^## Gaps/m.exec(text) ?? []
  const written = tested.split('\n').filter((line) => /^\| (?!-+ )(?!(?:attack|item) )/.test(line))
  expect(written.length).toBeGreaterThan(60)
  expect(security).toHaveLength(written.length)
})

it.each(rows)('$row: $file has "$title"', ({ file, title }) => {
  expect(testFiles).toContain(file)
  // Titles made from values keep their fixed part.
  const written = titles(readFileSync(file, 'utf8').replaceAll(/\$\{[^}]*\}/g, ''))
  expect(written.filter((text) => text.includes(title))).not.toEqual([])
})

it('no test is set aside', () => {
  expect(testFiles.length).toBeGreaterThan(60)
  const found = testFiles.flatMap((file) =>
    setAside(readFileSync(file, 'utf8')).map((call) => `${file}: ${call}`),
  )
  expect(found).toEqual([])
})

describe('what counts as a test that is set aside', () => {
  const call = (...parts: string[]) => `${parts.join('.')}('a', () => {})`
  it.each([
    ['it', 'skip'],
    ['test', 'fixme'],
    ['test', 'describe', 'skip'],
    ['describe', 'only'],
    ['it', 'todo'],
    ['it', 'skipIf'],
    ['test', 'fail'],
  ])('%s.%s…', (...parts) => expect(setAside(call(...parts))).toHaveLength(1))

  it('a test that runs is none', () => {
    expect(setAside(call('it'))).toEqual([])
    expect(setAside(call('it', 'each'))).toEqual([])
    expect(titles(call('it'))).toEqual(['a'])
  })
})
