import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The id of the build that runs, of the project's folder `root`; undefined without one. */
export function buildId(root = process.cwd()): string | undefined {
  try {
    return readFileSync(join(root, '.next', 'BUILD_ID'), 'utf8').trim()
  } catch {
    return undefined
  }
}
