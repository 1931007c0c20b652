import { createRequire } from 'node:module'
import { runInThisContext } from 'node:vm'
import { build } from 'esbuild'
import type { Mark } from '@/lib/i18n/locales'
import { exampleFiles, nameOf } from './views'

/** One of several pages that share the components evenly; a single page by default. */
type Part = { index: number; of: number }
type Built = { html: (mark: Mark, css: string, part: Part) => string }

function entry(files: string[]): string {
  const imports = files.map((file, index) => `import { examples as e${index} } from './${file}'`)
  const list = files.map((file, index) => `{ name: '${nameOf(file)}', examples: e${index} }`)
  return `
    import '@/app/tokens.css'
    import '@/app/base.css'
    ${imports.join('\n')}
    import { galleryHtml } from './scripts/lib/gallery-view'
    const all = [${list.join()}]
    export const html = (mark, css, { index, of }) =>
      galleryHtml(mark, css, all.filter((_, at) => at % of === index))`
}

/**
 * The gallery: every example on one page a language, or on several, in the site's own styles. It is built from the examples alone, for
 * development and tests; the site's build knows nothing of it.
 */
export async function buildGallery(): Promise<(mark: Mark, part?: Part) => string> {
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
  return (mark, part = { index: 0, of: 1 }) => html(mark, text('.css'), part)
}
