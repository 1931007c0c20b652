import { resolve } from 'node:path'
import { env } from './env'

/** The folder of the company's public files, `public/` below SITE_DIR. Read at run time, so not traced by the build. */
export const publicDirectory = (): string =>
  resolve(/* turbopackIgnore: true */ process.cwd(), env().SITE_DIR, 'public')
