import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { securityRows } from '@/tests/helpers/spec-rows'

const security = securityRows()
const requirements = readFileSync('docs/tests.md', 'utf8')

const codeFiles = ['app', 'components', 'e2e', 'lib', 'scripts', 'server', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path)),
)
const testFiles = codeFiles.filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
/** What tests import of their own kind: it may hold suites for several of them. */
const helpers = codeFiles.filter((path) => /^(?:e2e|tests)\//.test(path) && !testFiles.includes(path))

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

/**
 * The same in helpers, line by line. There a suite may do without a program that a machine lacks, when its title says which: a
 * `skipIf` whose line names a constant of `reasons`.
 */
const setAsideUnsaid = (code: string, reasons: readonly string[]) =>
  code
    .split('\n')
    .filter((line) => setAside(line).length > 0)
    .filter((line) => !/\.skipIf\(/.test(line) || !reasons.some((reason) => line.includes(`\${${reason}}`)))

/** Constants that say what is missing: `noRedis = 'skipped: no Redis'`. */
const reasonsIn = (code: string) =>
  [...code.matchAll(/\bconst (no\w+) = 'skipped: no \w+'/g)].map(([, name = '']) => name)

it('docs/tests.md names test files that there are, and every browser test', () => {
  const named = [...requirements.matchAll(/^- `(\S+\.(?:test|spec)\.tsx?)`: \S/gm)].map(
    ([, file = '']) => file,
  )
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter((file) => !testFiles.includes(file))).toEqual([])
  const isNamed = (file: string) => named.includes(file) || security.some((row) => row.file === file)
  expect(testFiles.filter((file) => file.startsWith('e2e/') && !isNamed(file))).toEqual([])
})

it('docs/security.md has no row without a test', () => {
  const text = readFileSync('docs/security.md', 'utf8')
  const [, tested = ''] = /^## Attacks([\s\S]*)^## Known gaps/m.exec(text) ?? []
  const written = tested.split('\n').filter((line) => /^\| (?!-+ )(?!(?:attack|item) )/.test(line))
  expect(written.length).toBeGreaterThan(60)
  expect(security).toHaveLength(written.length)
})

it.each(security)('$row: $file has "$title"', ({ file, title }) => {
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

it('no helper sets a suite aside without naming what is missing', () => {
  const texts = helpers.map((file) => ({ file, code: readFileSync(file, 'utf8') }))
  const reasons = texts.flatMap(({ code }) => reasonsIn(code))
  expect(reasons).toContain('noRedis')
  const found = texts.flatMap(({ file, code }) =>
    setAsideUnsaid(code, reasons).map((line) => `${file}: ${line}`),
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

  it.each([
    ['without a word', 'skipIf', '(!hasRedis)(title, suite)', 1],
    ['for a reason nobody has written', 'skipIf', '(isLate)(`title <noTime>`, suite)', 1],
    ['whatever the machine has', 'skip', '(`title <noRedis>`, suite)', 1],
    ['where the machine has it', 'runIf', '(hasRedis)(`title <noRedis>`, suite)', 1],
    ['and says what is missing', 'skipIf', '(!hasRedis)(`title <noRedis>`, suite)', 0],
  ])('in a helper, %s: describe.%s%s', (_, how, rest, count) =>
    expect(setAsideUnsaid(`describe.${how}${rest.replace(/<(\w+)>/, '\x24{$1}')}`, ['noRedis'])).toHaveLength(
      count,
    ),
  )

  it('a test that runs is none', () => {
    expect(setAside(call('it'))).toEqual([])
    expect(setAside(call('it', 'each'))).toEqual([])
    expect(titles(call('it'))).toEqual(['a'])
  })
})
