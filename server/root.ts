import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's folder, from wherever this program lies in it: as source in `server/`, built in `.next/program/`. */
export function projectRoot(from: string = import.meta.dirname): string {
  if (existsSync(join(from, 'next.config.ts'))) return from
  const above = dirname(from)
  if (above === from) throw new Error('next.config.ts is missing: this is no folder of the site')
  return projectRoot(above)
}
