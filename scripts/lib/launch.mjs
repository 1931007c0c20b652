import { join } from 'node:path'
import { program } from './build.mjs'
import { root } from './run.mjs'

/** Resident memory follows the heap's limits, and glibc's arenas: measured, they are what keeps the process small. */
const HEAP_MB = '256'
const LEAST_HEAP_MB = 192
const NEW_SPACE = '--max-semi-space-size=8'

/**
 * How the built site is started, wherever that is done from node: its arguments and environment. `npm run serve` says the same
 * in a shell (serve.sh), which becomes the process itself.
 * @param {Record<string, string | undefined>} env
 * @returns {{ args: string[], env: NodeJS.ProcessEnv }}
 */
export function launch(env) {
  const heap = Number(env.HEAP_MB) >= LEAST_HEAP_MB ? env.HEAP_MB : HEAP_MB // a wrong one stops the start by itself (D33)
  return {
    args: [`--max-old-space-size=${heap}`, NEW_SPACE, join(root, program)],
    env: { MALLOC_ARENA_MAX: '2', ...env, NODE_ENV: 'production' },
  }
}
