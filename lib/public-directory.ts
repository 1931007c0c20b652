import { resolve } from 'node:path'
import { env } from './env'

const folder = (...names: string[]) => resolve(/* turbopackIgnore: true */ process.cwd(), ...names)

/** The folder of the company's public files, `public/` below SITE_DIR. Read at run time, so not traced by the build. */
export const publicDirectory = (): string => folder(env().SITE_DIR, 'public')

/** The folder of the AI pages (D8): the company's public files. Undefined where CONTENT_DIR alone names a company: public/ is the demo's then. */
export function aiDirectory(): string | undefined {
  const { SITE_DIR, CONTENT_DIR } = env()
  const isDemosPublic = folder(SITE_DIR) === folder() && folder(CONTENT_DIR) !== folder('content')
  return isDemosPublic ? undefined : publicDirectory()
}
