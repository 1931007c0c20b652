import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

/** How each file of Turbopack's begins: it says by the running script which file it is. */
const START =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,'
/** How the one that runs the others begins. */
const RUNTIME = /^\(\(\)=>\{let e;var \w,\w=globalThis\.TURBOPACK;/

/**
 * The files in one, each saying by name which it is (ADR 0033), the one that runs them last; undefined for a file of another form.
 * @param {{ name: string, text: string }[]} files names as Next has them, `static/chunks/a.js`
 */
export function joinedText(files) {
  const isRuntime = (/** @type {{ text: string }} */ { text }) => RUNTIME.test(text)
  const parts = files.filter((file) => !isRuntime(file))
  const runtime = files.find(isRuntime)
  if (!runtime || parts.some(({ text }) => !text.startsWith(START))) return undefined
  const named = parts.map(
    ({ name, text }) =>
      `${START.slice(0, START.indexOf('"object"'))}${JSON.stringify(name)},${text.slice(START.length)}`,
  )
  return [...named, runtime.text].map((text) => text.trim()).join('\n')
}

/** The files that every page of the site asks for, by name, in no particular order. */
function commonFiles(/** @type {string} */ dist) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(dist, 'build-manifest.json'), 'utf8'))
  const pages = join(dist, 'server', 'app', '[lang]')
  const lists = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('page_client-reference-manifest.js'))
    .map((name) => filesOfPage(readFileSync(join(pages, name), 'utf8')))
  const [first = new Set(), ...others] = lists
  return [...rootMainFiles, ...[...first].filter((name) => others.every((list) => list.has(name)))]
}

/** @returns {Set<string>} */
function filesOfPage(/** @type {string} */ manifest) {
  const scope = { globalThis: { /** @type {Record<string, any>} */ __RSC_MANIFEST: {} } }
  runInNewContext(manifest, scope)
  return new Set(
    Object.values(scope.globalThis.__RSC_MANIFEST).flatMap(({ entryJSFiles }) =>
      Object.values(entryJSFiles).flat(),
    ),
  )
}

/**
 * After a build: writes what every page asks for as one file beside them, and `joined-scripts.json`, which tells the finisher of
 * pages. Says so and joins nothing when a file has a form that is not known.
 */
export function joinScripts(/** @type {string} */ dist) {
  const names = commonFiles(dist)
  const files = names.map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }))
  const text = joinedText(files)
  if (text === undefined)
    return console.warn('The scripts of all pages have another form: each stays a file of its own.')
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 13)
  const name = `static/chunks/joined-${hash}.js`
  if (!existsSync(join(dist, name))) writeFileSync(join(dist, name), text)
  writeFileSync(join(dist, 'joined-scripts.json'), JSON.stringify({ file: name, parts: names }))
}
