import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { joinScripts } from './join-scripts.mjs'

const part = (id: number) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${id},e=>{}]);`
/** Runs what it finds, as Turbopack's own does: the first of each is the file that it came in. */
const runtime =
  '(()=>{let e;var t,r=globalThis.TURBOPACK;globalThis.found=r.map(([file,id])=>file+" "+id)})();'
const lists = (...names: string[]) =>
  `globalThis.__RSC_MANIFEST=globalThis.__RSC_MANIFEST||{};globalThis.__RSC_MANIFEST["/[lang]/page"]=${JSON.stringify({ entryJSFiles: { page: names } })}`

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'northbay-dist-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))
const write = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), text)
  }
}
const built = (parts: Record<string, string> = {}) =>
  write({
    'build-manifest.json': JSON.stringify({
      rootMainFiles: ['static/chunks/turbopack.js', 'static/chunks/main.js'],
    }),
    'server/app/[lang]/page_client-reference-manifest.js': lists(
      'static/chunks/layout.js',
      'static/chunks/home.js',
    ),
    'server/app/[lang]/news/page_client-reference-manifest.js': lists('static/chunks/layout.js'),
    'static/chunks/turbopack.js': runtime,
    'static/chunks/main.js': part(1),
    'static/chunks/layout.js': part(2),
    'static/chunks/home.js': part(3),
    ...parts,
  })
const result = () =>
  JSON.parse(readFileSync(join(dist, 'joined-scripts.json'), 'utf8')) as { file: string; parts: string[] }

it('what every page asks for is one file, each part of it says its name, what runs them is last', () => {
  built()
  joinScripts(dist)
  const { file, parts } = result()
  expect(parts).toEqual(['turbopack', 'main', 'layout'].map((name) => `static/chunks/${name}.js`))
  const scope: { found?: string[] } = {}
  runInNewContext(readFileSync(join(dist, file), 'utf8'), scope)
  expect(scope.found).toEqual(['static/chunks/main.js 1', 'static/chunks/layout.js 2'])
})

it('another text has another name, the same text the same', () => {
  built()
  joinScripts(dist)
  const { file } = result()
  joinScripts(dist)
  expect(result().file).toBe(file)
  built({ 'static/chunks/main.js': part(4) })
  joinScripts(dist)
  expect(result().file).not.toBe(file)
})

it('a file of another form: nothing is joined', () => {
  built({ 'static/chunks/main.js': 'alert(1)' })
  joinScripts(dist)
  expect(result).toThrow()
})
