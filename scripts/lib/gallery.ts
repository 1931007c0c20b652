import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import type { Mark } from '@/lib/i18n/locales'

type Built = { html: (mark: Mark, css: string) => string }

/** Components that have examples, as paths without their ending. */
const shown = () =>
  readdirSync('components', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.examples.tsx'))
    .map((file) => file.replace(/\.tsx$/, ''))
    .sort()

function entry(files: string[]): string {
  const imports = files.map((file, index) => `import { examples as e${index} } from '@/components/${file}'`)
  const list = files.map((file, index) => `{ name: '${file.replace('.examples', '')}', examples: e${index} }`)
  return `
    import '@/app/tokens.css'
    import '@/app/base.css'
    ${imports.join('\n')}
    import { galleryHtml } from './scripts/lib/gallery-view'
    export const html = (mark, css) => galleryHtml(mark, css, [${list.join()}])`
}

/**
 * The gallery: every example on one page a language, in the site's own styles. It is built from the examples alone, for
 * development and tests; the site's build knows nothing of it. `folder` takes the code on its way.
 */
export async function buildGallery(folder: string): Promise<(mark: Mark) => string> {
  const { outputFiles } = await build({
    stdin: { contents: entry(shown()), resolveDir: '.', loader: 'tsx' },
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
  mkdirSync(folder, { recursive: true })
  const code = join(folder, `gallery-${process.pid}.cjs`)
  writeFileSync(code, text('.cjs'))
  const { html }: Built = createRequire(import.meta.url)(resolve(code))
  return (mark) => html(mark, text('.css'))
}
