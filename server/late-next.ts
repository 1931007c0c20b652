import { Server } from 'node:http'
import { handOverConfig } from './built-config'
import type { NextHandler } from './pages/ask-next'

/**
 * Next, loaded when it is first needed and not before: its modules take a second, in which kept pages are sent already. If
 * Next does not load, the process ends, because nothing else can render pages.
 */
export function lateNext(
  dir: string,
  cacheHandler: string,
): { load: () => Promise<NextHandler>; handle: NextHandler } {
  let loading: Promise<NextHandler> | undefined
  const start = async (): Promise<NextHandler> => {
    handOverConfig(dir, cacheHandler)
    const { default: next } = await import('next')
    // Next listens for upgrades on the server it is given and never closes their sockets, so it gets a server that nobody can reach.
    const app = next({ dev: false, dir, httpServer: new Server() })
    await app.prepare()
    return app.getRequestHandler()
  }
  const load = () => {
    loading ??= start().catch((error: unknown) => {
      console.error('Next did not start:', error)
      process.exit(1)
    })
    return loading
  }
  return { load, handle: async (request, response) => (await load())(request, response) }
}
