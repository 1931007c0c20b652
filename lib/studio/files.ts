import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the build puts the studio; not traced: it is read at run time. */
const folder = join(/* turbopackIgnore: true */ process.cwd(), '.next', 'program', 'studio')

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
}

/** A file of the studio by its path below the folder, undefined when there is none; names of code carry a hash, so they may be cached. */
export async function studioFile(path: string): Promise<Response | undefined> {
  const [, ending = ''] = /^(?:(?:assets|chunks)\/)?[\w][\w.-]*\.(js|wasm|woff2|txt)$/.exec(path) ?? []
  const type = types[ending]
  const bytes = type && (await readFile(join(folder, path)).catch(() => undefined))
  if (!bytes) return undefined
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'private, max-age=31536000, immutable',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** A text of the build: the name of the editor's entry, its configuration. Throws when the site was built without the studio. */
export const studioText = (name: string): Promise<string> => readFile(join(folder, name), 'utf8')
