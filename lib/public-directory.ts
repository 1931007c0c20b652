import { resolve } from 'node:path'
import { env } from './env'

const folder = (...names: string[]) => resolve(/* turbopackIgnore: true */ process.cwd(), ...names)

/** The folder of the company's public files, `public/` below SITE_DIR. Read at run time, so not traced by the build. */
export const publicDirectory = (): string => folder(env().SITE_DIR, 'public')

/** True where CONTENT_DIR is a company's own, not the demo's beside the program. */
export const hasOwnContent = (): boolean => folder(env().CONTENT_DIR) !== folder('content')

/** The folder of the AI pages (D8): the company's public files. Undefined where CONTENT_DIR alone names a company: public/ is the demo's then. */
export function aiDirectory(): string | undefined {
  const isDemosPublic = folder(env().SITE_DIR) === folder() && hasOwnContent()
  return isDemosPublic ? undefined : publicDirectory()
}
