import { readFileSync } from 'node:fs'
import { Server } from 'node:http'
import { join } from 'node:path'
import { reasonOf } from '@/lib/contract/errors'
import { log, logConsole } from '@/lib/log'
import type { NextHandler } from './pages/ask-next'

/** Where Next looks for a configuration that needs no reading; its own standalone servers hand it over in the same way. */
const PRESET_CONFIG = '__NEXT_PRIVATE_STANDALONE_CONFIG'

/**
 * Hands Next the configuration as it was built. Reading next.config.ts again loads the compiler, 60 MB and a fifth of a second, in a
 * process that compiles nothing. `cacheHandler`: the file through which Next stores its pages in our cache (ADR 0010).
 */
export function presetConfig(dir: string, cacheHandler: string): void {
  const built = JSON.parse(readFileSync(join(dir, '.next', 'required-server-files.json'), 'utf8')) as {
    config: object
  }
  process.env[PRESET_CONFIG] = JSON.stringify({ ...built.config, cacheHandler })
}

/**
 * Next, loaded when it is first needed and not before: its modules take a second, in which cached pages are sent already. If
 * Next does not load, the process ends, because nothing else can render pages.
 */
export function lazyNext(
  dir: string,
  cacheHandler: string,
): { load: () => Promise<NextHandler>; handle: NextHandler } {
  let loading: Promise<NextHandler> | undefined
  const start = async (): Promise<NextHandler> => {
    presetConfig(dir, cacheHandler)
    logConsole()
    const { default: next } = await import('next')
    // Next listens for upgrades on the server it is given and never closes their sockets, so it gets a server that nobody can reach.
    const app = next({ dev: false, dir, httpServer: new Server() })
    await app.prepare()
    return app.getRequestHandler()
  }
  const load = () => {
    loading ??= start().catch((error: unknown) => {
      log.fatal({ reason: reasonOf(error) }, 'the renderer did not start')
      process.exit(1)
    })
    return loading
  }
  return { load, handle: async (request, response) => (await load())(request, response) }
}
