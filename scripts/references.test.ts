import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './lib/run.mjs'

// Comments, titles and documents cite requirements (§9), decisions (D12), goals (P8, S3) and records (ADR 0010) by number.

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const folders = ['.', 'app', 'components', 'deploy', 'docs', 'e2e', 'lib', 'scripts', 'server', 'tests']
const texts = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' }).map((name) =>
      join(folder, name).replaceAll('\\', '/'),
    ),
  )
  // What `npm run init` writes links to pages of a site.
  .filter((file) => /\.(?:tsx?|mjs|css|md|sh|ya?ml|conf|env)$/.test(file) && !file.includes('/template/'))
  .map((file) => ({ file, text: read(file) }))

/** `file: reference` for each match of a pattern whose first group is on no list. */
const missing = (pattern: RegExp, known: ReadonlySet<string>, isIn = (_file: string) => true) =>
  texts
    .filter(({ file }) => isIn(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].flatMap(([, name = '']) => (known.has(name) ? [] : [`${file}: ${name}`])),
    )

const defined = (file: string, pattern: RegExp) =>
  new Set([...read(file).matchAll(pattern)].map(([, name = '']) => name))
const records = (folder: string) =>
  new Set(readdirSync(join(root, folder)).flatMap((name) => /^\d{4}/.exec(name) ?? []))

describe('every number that is cited has its line', () => {
  it('requirements, § by §', () => {
    const sections = defined('docs/requirements.md', /^## §(\d+) /gm)
    expect(sections.size).toBe(9)
    expect(missing(/§ ?(\d+)/g, sections)).toEqual([])
  })

  it('decisions and goals', () => {
    const lines = defined('docs/decisions.md', /^- \*\*([DPS]\d+)\*\* /gm)
    expect(lines.size).toBeGreaterThan(55)
    expect(missing(/\b([DPS][1-9]\d?)\b/g, lines)).toEqual([])
  })

  it('decision records: code and documents cite those in force, records also superseded ones', () => {
    const inForce = records('docs/adr')
    const all = new Set([...inForce, ...records('docs/adr/superseded')])
    const isRecord = (file: string) => file.startsWith('docs/adr/')
    expect(missing(/(?<=ADR (?:\d{4}, )*|adr\/)(\d{4})\b/g, inForce, (file) => !isRecord(file))).toEqual([])
    expect(missing(/\b(00\d\d)\b/g, all, isRecord)).toEqual([])
  })
})

it('every decision record in force has its four parts', () => {
  const parts = ['Context', 'Decision', 'Consequences', 'Confirmation']
  const lacking = texts
    .filter(({ file }) => /^docs\/adr\/\d{4}/.test(file))
    .flatMap(({ file, text }) =>
      parts.filter((part) => !text.includes(`**${part}.**`)).map((part) => `${file}: ${part}`),
    )
  expect(lacking).toEqual([])
})

const code =
  /`((?:app|components|content|deploy|docs|e2e|lib|messages|public|scripts|server|tests)\/[\w./[\]-]+)`/g
/** What a how-to adds as its example. */
const isExample = (path: string) => /vacanc|imprint|\bja\b/.test(path)

it('every path that a document names is there', () => {
  const gone = texts
    .filter(({ file }) => file === 'README.md' || /^docs\/(?!adr\/)/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(code)].flatMap(([, path = '']) =>
        existsSync(join(root, path)) || isExample(path) ? [] : [`${file}: ${path}`],
      ),
    )
  expect(gone).toEqual([])
})

it.each([
  ['README.md', /^README\.md$/, 120],
  ['docs/architecture.md', /^docs\/architecture\.md$/, 200],
  ['a how-to', /^docs\/how-to\//, 40],
  ['a decision record', /^docs\/adr\/\d{4}/, 40],
])('%s is short enough to be read', (_, name, most) => {
  const own = texts.filter(({ file }) => name.test(file))
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter(({ text }) => text.trimEnd().split('\n').length > most).map(({ file }) => file)).toEqual(
    [],
  )
})

it('every relative link of a document leads to a file', () => {
  const broken = texts
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].flatMap(([, target = '']) =>
        existsSync(join(root, dirname(file), target)) ? [] : [`${file}: ${target}`],
      ),
    )
  expect(broken).toEqual([])
})
