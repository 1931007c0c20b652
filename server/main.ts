import { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import next from 'next'
import { startSelfRefresh } from '@/lib/content/embedded/self-refresh'
import { startEnquiries } from '@/lib/enquiry/worker'
import { setClientAddress } from '@/lib/http/client-address'
import { warnOfDemoPages } from './demo-pages'
import { removeInternalHeaders, setSecurityHeaders } from './headers'
import { instanceDir } from './instance/dir'
import { forgetMissingPages } from './instance/forget-missing'
import { limitedServer } from './limits/server'
import { finalizeResponse } from './response/finalize-response'
import { notFoundPages } from './response/not-found-pages'
import { sendPublicFile } from './response/public-files'
import { projectRoot } from './root'
import { checkSettings } from './settings'
import { closeOnSignal } from './shutdown'

/** Starts the built site (D13, D35): Next behind a thin entry that completes error pages, sets CSP and compresses. */
async function main() {
  const settings = checkSettings()
  const { PORT, TRUST_PROXY } = settings
  const root = projectRoot()
  const publicRoot = join(root, 'public')
  warnOfDemoPages(settings, publicRoot)
  const dir = instanceDir(root, settings)
  // Next listens for upgrades on the server it is given, and leaves their sockets open for ever: it gets one that nobody reaches.
  const app = next({ dev: false, dir, httpServer: new Server() })
  await app.prepare()
  const handle = app.getRequestHandler()
  const missing = forgetMissingPages(dir)
  const server = limitedServer(async (request, response) => {
    if (!['GET', 'HEAD', 'POST', 'OPTIONS'].includes(request.method ?? '')) {
      response.writeHead(405, { Allow: 'GET, HEAD, POST, OPTIONS' }).end()
      return
    }
    removeInternalHeaders(request)
    setClientAddress(request, TRUST_PROXY)
    setSecurityHeaders(response)
    const isHead = request.method === 'HEAD'
    finalizeResponse(request, response, notFoundPage)
    if (request.method === 'GET' && (await sendPublicFile(request, response, { root: publicRoot, isHead })))
      return
    missing.watch(response)
    void handle(request, response)
  })
  const port = () => (server.address() as AddressInfo).port
  const notFoundPage = notFoundPages(port)
  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(`Setting PORT: cannot listen on ${PORT} (${error.code ?? error.message})`)
    process.exit(1)
  })
  server.listen(PORT, () => {
    console.info(`中文     http://localhost:${port()}/`)
    console.info(`English  http://localhost:${port()}/en`)
    startSelfRefresh(settings, port())
  })
  startEnquiries()
  closeOnSignal(server, missing.sweep)
}

await main()
