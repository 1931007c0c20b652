import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { carefulServer } from './careful'
import { warnOfDemoPages } from './demo-pages'
import { instanceDir } from './instance/dir'
import { lateNext } from './late-next'
import { limitedServer } from './limits/server'
import { openPages } from './pages/open'
import { storeServer } from './pages/store-server'
import { withPathTarget } from './request-target'
import { notFoundPages } from './response/not-found-pages'
import { projectRoot } from './root'
import { checkSettings } from './settings'
import { closeOnSignal } from './shutdown'

/** Loading Next and what content and enquiries need holds everything up for a moment: whoever waits is answered before. */
const FIRST_VISITORS_MS = 250

/** Starts the built site (D13, D35): pages from the store at once, all else from Next behind an entry that completes its answers. */
async function main() {
  const settings = checkSettings()
  const { PORT, PAGE_STORE, TRUST_PROXY } = settings
  const root = projectRoot()
  const publicRoot = join(root, 'public')
  warnOfDemoPages(settings, publicRoot)
  const pages = PAGE_STORE === 'on' ? openPages(root, settings) : undefined
  const next = lateNext(pages ? root : instanceDir(root, settings))
  const port = () => (server.address() as AddressInfo).port
  const notFoundPage = notFoundPages(port)
  const { careful, replay } = carefulServer({
    handle: next.handle,
    publicRoot,
    proxies: TRUST_PROXY,
    notFoundPage,
  })
  const fromStore =
    pages && storeServer(pages.store, settings, { handle: next.handle, port, careful, replay })
  const answer: RequestListener = (request, response) => {
    const { method = '' } = request
    if (!['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method)) {
      response.writeHead(405, { Allow: 'GET, HEAD, POST, OPTIONS' }).end()
      return
    }
    if (fromStore && (method === 'GET' || method === 'HEAD') && fromStore(request, response)) return
    void careful(request, response)
  }
  const server = limitedServer(withPathTarget(answer))
  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(`Setting PORT: cannot listen on ${PORT} (${error.code ?? error.message})`)
    process.exit(1)
  })
  server.listen(PORT, () => {
    console.info(`中文     http://localhost:${port()}/`)
    console.info(`English  http://localhost:${port()}/en`)
    setTimeout(() => void startRest(), FIRST_VISITORS_MS)
  })
  const startRest = async () => {
    const { startEnquiries } = await import('@/lib/enquiry/worker')
    startEnquiries()
    const { startSelfRefresh } = await import('@/lib/content/embedded/self-refresh')
    startSelfRefresh(settings, port())
    await next.load()
  }
  closeOnSignal(server, async () => pages?.flush())
}

await main()
