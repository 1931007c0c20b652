import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './run.mjs'

const editor = join(root, 'node_modules', '@sveltia', 'cms', 'npm')
/** Where the pages of the studio find its files (`lib/studio/files.ts`). */
const address = '/studio/files'
/** What fields of ours never ask for: maps, highlighted code, other languages of the interface. */
const notUsed = /^(?:@shikijs\/(?:langs|themes)|leaflet|terra-draw|svgo)|locales\/[\w-]+\.json$/
const used = /zh-CN|en-US/

/**
 * Where the editor loses drafts: it keeps one only after half a second without a change, and drops what still waits when the
 * record is left; the second place it signs in to, which a folder of one's own always is, leaves it nowhere to keep them; and under
 * another configuration, as that of the other language or of a later release, it deletes them unasked.
 */
const draftFaults = [
  {
    fault:
      /(?<before>globalThis\.clearTimeout\((?<timer>\w+)\),(?<draft>\w+)&&\w+&&\(\k<timer>=globalThis\.setTimeout\(\(\)=>\{\w+\(\k<draft>\)\},)500\)/g,
    mended: '$<before>0)',
  },
  {
    fault:
      /if\((?<place>\w+)&&!(?<kept>\w+)\)(?<rest>\{let\{databaseName:(?<name>\w+)\}=\k<place>\.repository\?\?\{\};if\(\k<name>\)\{\k<kept>=new \w+\(\k<name>,`draft-backups`)/g,
    mended: 'if($<place>)$<rest>',
  },
  {
    fault: /(?<draft>\w+)\.cmsConfigVersion===\w+\.current\?\k<draft>:\(await \w+\(\w+,\w+\),null\)/g,
    mended: '$<draft>',
  },
]

/** The editor's code, keeping every draft as soon as it is changed. */
function keepingDrafts(text) {
  return draftFaults.reduce((code, { fault, mended }) => {
    if (code.match(fault)?.length !== 1)
      throw new Error('the studio would lose drafts: its editor has changed')
    return code.replace(fault, mended)
  }, text)
}

/** The editor's own code, asking nobody else: its fonts are ours to serve, and there is no news of other versions. */
function ownCode(text) {
  const fonts = readdirSync(join(editor, 'assets')).filter((name) => name.endsWith('.woff2'))
  const own = text
    .replace(
      /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g,
      (_all, family, subset) => {
        const font = fonts.find((name) => name.startsWith(`${family}-${subset}-`))
        if (!font) throw new Error(`the studio's font ${family} is not among the editor's files`)
        return `${address}/assets/${font}`
      },
    )
    .replaceAll(/https:\/\/unpkg\.com\/(?:@sveltia\/cms|@sveltia\/ui|@shikijs)?/g, `${address}/absent/`)
  const other = /https:\/\/[\w.]*(?:jsdelivr|unpkg|esm\.sh|googleapis\.com\/css|gravatar)[\w./-]*/.exec(own)
  if (other) throw new Error(`the studio would ask ${other[0]}`)
  return own
}

/** What the button of a record says that leads to its preview: as the desk says it, not "on the live site". */
const previewWord = (mark) => readJson('messages', `${mark}.json`).desk.preview

const readJson = (...file) => JSON.parse(readFileSync(join(root, ...file), 'utf8'))

/** A tree of texts with what another one has besides; where both have a text, the first one's stays. */
const filledUp = (texts, other) => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(other).map(([name, text]) => [
      name,
      typeof text === 'string' ? (texts[name] ?? text) : filledUp(texts[name] ?? {}, text),
    ]),
  ),
})

/** The editor's Chinese: its own, and what `studio/editor.cn.json` says of messages that it has in English alone. */
export const chineseMessages = (texts) => ({
  ...filledUp(texts, readJson('scripts', 'lib', 'studio', 'editor.cn.json')),
  view_on_live_site: previewWord('cn'),
})

/** The English interface is within the editor's code; its Chinese is a file of its own. */
function namingPreviews(text) {
  const button = 'view_on_live_site:`View on Live Site`'
  if (!text.includes(button))
    throw new Error('the studio would not name its previews: its editor has changed')
  return text.replace(button, `view_on_live_site:${JSON.stringify(previewWord('en'))}`)
}

/** @type {import('esbuild').Plugin} */
const selfContained = {
  name: 'self-contained',
  setup(build) {
    build.onResolve({ filter: notUsed }, ({ path }) =>
      used.test(path) ? undefined : { path: 'not used', namespace: 'not-used' },
    )
    build.onLoad({ filter: /.*/, namespace: 'not-used' }, () => ({ contents: 'export default {}' }))
    build.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
      contents: namingPreviews(keepingDrafts(ownCode(readFileSync(path, 'utf8')))),
      loader: 'js',
    }))
    build.onLoad({ filter: /@sveltia[\\/]cms[\\/]locales[\\/]zh-CN\.json$/ }, ({ path }) => ({
      contents: JSON.stringify(chineseMessages(JSON.parse(readFileSync(path, 'utf8')))),
      loader: 'json',
    }))
  },
}

/** Bundles the studio into a folder: the editor and what it loads later, fonts, configuration; nothing is installed to serve it. */
export async function bundleStudio(outdir) {
  rmSync(outdir, { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints: { start: join(root, 'lib', 'studio', 'browser', 'start.client.ts') },
    absWorkingDir: root,
    outdir,
    // The editor finds its fonts beside its entry, and one folder above what it loads later.
    entryNames: '[name]-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    plugins: [selfContained],
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'error',
  })
  const isAsset = (file) => !/\.map$|marker-icon/.test(file)
  cpSync(join(editor, 'assets'), join(outdir, 'assets'), { recursive: true, filter: isAsset })
  cpSync(join(editor, '..', 'LICENSE.txt'), join(outdir, 'LICENSE.txt'))
  const configs = readdirSync(join(root, 'lib', 'studio')).filter((file) => /^config\.\w+\.json$/.test(file))
  for (const file of configs) cpSync(join(root, 'lib', 'studio', file), join(outdir, file))
  const entry = Object.keys(metafile.outputs).find((file) => /start-\w+\.js$/.test(file))
  writeFileSync(join(outdir, 'entry.txt'), `${entry?.split(/[\\/]/).at(-1)}\n`)
}
