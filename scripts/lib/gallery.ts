import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInThisContext } from 'node:vm'
import { build } from 'esbuild'
import type { Locale } from '@/lib/i18n/locales'
import { exampleFiles, nameOf } from './views'

/** One of several pages that share the components evenly, or every component's usual example alone; all of them on one page by default. */
type Part = { index: number; of: number; isUsualOnly?: boolean }
type Built = { html: (locale: Locale, css: string, part: Part) => string }

function entry(files: string[]): string {
  const imports = files.map((file, index) => `import { examples as e${index} } from './${file}'`)
  const list = files.map((file, index) => `{ name: '${nameOf(file)}', examples: e${index} }`)
  return `
    import './app/tokens.css'
    import './app/base.css'
    ${imports.join('\n')}
    import { galleryHtml } from './components/examples/gallery'
    const all = [${list.join()}]
    const usual = ({ name, examples }) => {
      const first = examples.usual ? 'usual' : Object.keys(examples)[0]
      return { name, examples: { [first]: examples[first] } }
    }
    export const html = (mark, css, { index, of, isUsualOnly }) =>
      galleryHtml(mark, css, all.filter((_, at) => at % of === index).map((one) => (isUsualOnly ? usual(one) : one)))`
}

/** The brand face in the page itself, as the site's layout brings it by its own means. */
function brandFace(): string {
  const file =
    'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
  const data = readFileSync(file).toString('base64')
  return `@font-face{font-family:Latin;font-weight:400 700;src:url(data:font/woff2;base64,${data})}
    :root{--font-instrument:Latin}`
}

/**
 * The gallery: every example on one page a language, or on several, in the site's own styles. It is built from the examples alone, for
 * development and tests; the site's build knows nothing of it.
 */
export async function buildGallery(): Promise<(locale: Locale, part?: Part) => string> {
  const { outputFiles } = await build({
    stdin: { contents: entry(exampleFiles()), resolveDir: '.', loader: 'tsx' },
    outfile: 'gallery.cjs',
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    external: ['react', 'react-dom', '/assets/*'],
    logLevel: 'error',
  })
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  // Not by `require`: Playwright would first transform the whole bundle, which takes longer than everything else.
  const module = { exports: {} as Built }
  const run = runInThisContext(`(function (require, module, exports) {${text('.cjs')}\n})`)
  run(createRequire(import.meta.url), module, module.exports)
  const { html } = module.exports
  return (locale, part = { index: 0, of: 1 }) => html(locale, `${brandFace()}${text('.css')}`, part)
}
