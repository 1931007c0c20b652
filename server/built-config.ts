import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Next looks for a configuration that needs no reading; its own standalone servers hand it over in the same way. */
const HANDED_OVER = '__NEXT_PRIVATE_STANDALONE_CONFIG'

/**
 * Hands Next the configuration as it was built. Reading next.config.ts again loads the compiler, 60 MB and a fifth of a second, in a
 * process that compiles nothing. `cacheHandler`: the file through which Next keeps its pages in our store (ADR 0010).
 */
export function handOverConfig(dir: string, cacheHandler: string): void {
  const built = JSON.parse(readFileSync(join(dir, '.next', 'required-server-files.json'), 'utf8')) as {
    config: object
  }
  process.env[HANDED_OVER] = JSON.stringify({ ...built.config, cacheHandler })
}
