import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The build that runs; undefined without one. */
export function buildId(): string | undefined {
  try {
    return readFileSync(join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim()
  } catch {
    return undefined
  }
}
