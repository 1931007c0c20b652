import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  circles,
  circularFiles,
  folderOf,
  foldersIn,
  unusedRules,
  wrongImports,
} from '@/tests/helpers/import-rules'
import { root } from './lib/run.mjs'

// The import rules are the table "Folders" of docs/architecture.md; tests and examples may import anything.
const folders = foldersIn(readFileSync(`${root}/docs/architecture.md`, 'utf8'))
const places = folders.filter(({ name }) => !name.startsWith('*'))

const topFolders = ['app', 'components', 'lib', 'messages', 'scripts', 'server', 'tests', 'e2e']
const files = [
  'middleware.ts',
  ...topFolders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  ),
].filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:test|examples)\.tsx?$/.test(file))
const sources = files.map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }))

const wrongIn = (file: string, text: string) => wrongImports([{ file, text }], folders)

describe('import rules of docs/architecture.md', () => {
  it('name folders that exist, and every file lies in one of them', () => {
    expect(places.length).toBeGreaterThan(20)
    expect(places.filter(({ name }) => !existsSync(`${root}/${name}`))).toEqual([])
    expect(files.filter((file) => !folderOf(file, places))).toEqual([])
    const libFolders = readdirSync(`${root}/lib`, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    expect(libFolders.filter(({ name }) => !places.some((folder) => folder.name === `lib/${name}`))).toEqual(
      [],
    )
  })

  it('hold for every import', () => {
    expect(wrongImports(sources, folders)).toEqual([])
  })

  it('allow no import that no file uses', () => {
    const product = places.filter(({ name }) => name !== 'tests' && name !== 'e2e')
    expect(unusedRules(sources, product)).toEqual([])
    expect(unusedRules([{ file: 'lib/a.ts', text: '' }], [{ name: 'lib', imports: ['app'] }])).toEqual([
      'lib → app',
    ])
  })

  it('no files import each other in a circle, types included', () => {
    expect(circularFiles(sources)).toEqual([])
    const two = [
      { file: 'a.ts', text: `import type { B } from './b'` },
      { file: 'b.ts', text: `import { a } from './a'\nimport './c'` },
      { file: 'c.ts', text: '' },
      { file: 'd.ts', text: `import './a'` },
    ]
    expect(circularFiles(two)).toEqual(['a', 'b'])
  })

  it('allow no circle between folders', () => {
    expect(circles(folders)).toEqual([])
    const drawn = (...rows: [string, ...string[]][]) =>
      circles(rows.map(([name, ...imports]) => ({ name, imports })))
    expect(drawn(['a', 'b/index.ts'], ['b', 'a'])).toEqual(['a → b → a', 'b → a → b'])
    expect(drawn(['a', 'b'], ['b', 'c'], ['c', 'a'])).toHaveLength(3)
    expect(drawn(['a', 'b', 'c'], ['b', 'c'], ['c'])).toEqual([])
  })
})

describe('an import that the rules do not allow fails', () => {
  const inFolder = (name: string) => (name.includes('.') ? name : `${name}/example`)
  it.each(places.map((folder) => [folder.name, folder] as const))(
    'of a folder that %s may not import',
    (name, folder) => {
      const mayImport = (other: string) =>
        [name, ...folder.imports].some((allowed) =>
          allowed.endsWith('/*')
            ? other.startsWith(allowed.slice(0, -1)) || other === allowed.slice(0, -2)
            : other === allowed,
        )
      const file = `${inFolder(name)}.ts`.replace('.ts.ts', '.ts')
      for (const other of places) {
        const target = inFolder(other.name)
        expect(wrongIn(file, `import { x } from '@/${target}'`), other.name).toEqual(
          mayImport(other.name) ? [] : [`${file} imports ${target}`],
        )
      }
    },
  )

  const file = 'app/example/page.tsx'
  it.each([
    `import { load } from '@/lib/content/client/load'`,
    `import type { Language } from "../../lib/content/client/load"`,
    `export { load } from '../../lib/content/client/load'`,
    `const { load } = await import('@/lib/content/client/load')`,
    `import {\n  load,\n} from '@/lib/content/client/load'`,
    `import '@/lib/content/client/load'`,
    `import { previewRecord } from '@/lib/content/preview'`,
    `import { helper } from '@/tests/helpers/visit'`,
  ])('however it is written: %j', (text) => {
    expect(wrongIn(file, text)).toHaveLength(1)
    expect(wrongIn(file, `import { getProduct } from '@/lib/content'`)).toEqual([])
  })

  it('of the server in a browser file', () => {
    const text = `import { env } from '@/lib/env'`
    expect(wrongIn('app/[lang]/Example.tsx', text)).toEqual([])
    expect(wrongIn('app/[lang]/Example.client.tsx', text)).toHaveLength(1)
  })
})
