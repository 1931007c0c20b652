import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { productKey } from '@/lib/brand/brand'
import { enableCopies } from '@/lib/content/sources/files/last-good'
import { isDraining } from '@/lib/draining'
import { takesPost } from '@/lib/i18n/routes'
import { log } from '@/lib/log'
import { publicDirectory } from '@/lib/public-directory'
import { release } from '@/lib/release'
import { siteLocales } from '@/lib/site-locales'
import { sendStatus } from './headers'
import { lazyNext } from './lazy-next'
import { busy } from './limits/busy'
import { limitRenders, renderLimits } from './limits/renders'
import { limitedServer } from './limits/server'
import { limitWork } from './limits/work'
import { markdownServer } from './markdown/serve'
import { notFoundAddress, siteAddresses } from './pages/address'
import { openFinder } from './pages/find-page'
import { openPages } from './pages/open'
import { missingRefuser } from './pages/refuse-missing'
import { pageServer } from './pages/serve'
import { passThroughServer } from './pass-through'
import { withPathTarget } from './request-target'
import { projectRoot } from './root'
import { checkSettings } from './settings'
import { closeOnSignal } from './shutdown'
import { readRelease, startLines } from './started'

/** Loading Next and what content and enquiries need holds everything up for a moment: whoever waits is answered before. */
const FIRST_VISITORS_MS = 250

const methodsOf = (url = '/') => [
  ...['GET', 'HEAD', 'OPTIONS'],
  ...(takesPost(url.split('?')[0] ?? '') ? ['POST'] : []),
]

/** Starts the built site (D13, D35): pages from the store at once, all else from Next behind an entry that completes its answers. */
async function main() {
  // Where nobody reads the log any more its lines are lost: without this Next reports each failed write by another, for ever.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const settings = checkSettings()
  const { PORT, TRUST_PROXY } = settings
  const root = projectRoot()
  release.value = readRelease(root)
  const publicRoot = publicDirectory()
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = settings
  const endTracing = collector
    ? (await import('./tracing')).startTracing(collector, productKey().toLowerCase())
    : undefined
  enableCopies() // before anything is read: what is read earlier is not copied
  const pages = openPages(root, settings)
  const next = lazyNext(root, join(root, '.next', 'program', 'cache-handler.mjs'))
  const addressOf = siteAddresses(settings)
  const renders = renderLimits()
  const made = openFinder(pages.store, settings, next.handle, renders)
  const { find } = made.pages
  const { sendFile, passThrough, replay } = passThroughServer({
    handle: next.handle,
    publicRoot,
    proxies: TRUST_PROXY,
    findNotFound: (locale) => find(notFoundAddress(locale), ''),
    addressOf,
  })
  const asMarkdown = markdownServer({ handle: next.handle, find, siteHosts: settings.SITE_HOSTS, addressOf })
  siteLocales.value = async () => (await import('@/lib/content/missing-records')).currentSiteLocales()
  const refuseMissing = missingRefuser(settings, {
    findMissing: async (key) => (await import('@/lib/content/missing-records')).findMissing(key),
    mayOpenGate: async (...gate) => (await import('@/lib/enquiry/gated-target')).mayOpenGate(...gate),
    replay,
  })
  const limited = limitRenders(passThrough, busy, renders, refuseMissing)
  const fromStore = pageServer({
    ...{ ...made, store: pages.store, addressOf, passThrough: limited, refuse: busy, replay },
  })
  const render = limitWork(limited, busy)
  const metrics = settings.METRICS_TOKEN
    ? (await import('./metrics/recorder')).openMetrics(settings.METRICS_TOKEN, {
        pages: pages.store.size,
        isRedisWell: pages.isRedisWell,
      })
    : undefined
  const answer: RequestListener = (request, response) => {
    const { method = '' } = request
    if (isDraining()) response.shouldKeepAlive = false
    const allowed = methodsOf(request.url)
    if (method === 'OPTIONS' || !allowed.includes(method))
      return sendStatus(response, method === 'OPTIONS' ? 204 : 405, { Allow: allowed.join(', ') })
    if (metrics?.(request, response)) return
    const isReading = method === 'GET' || method === 'HEAD'
    if (!isReading) return render(request, response)
    if (asMarkdown(request, response)) return
    const read = () => {
      if (!fromStore(request, response)) render(request, response)
    }
    // A page has no dot: what is no file of public/ is left to the address rules, which know the few other files.
    if (!/^[^?]*\./.test(request.url ?? '')) return read()
    sendFile(request, response)
      .then((isSent) => isSent || read())
      .catch(() => response.destroy())
  }
  const server = limitedServer(withPathTarget(answer))
  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(`Setting PORT: cannot listen on ${PORT} (${error.code ?? error.message})`)
    process.exit(1)
  })
  closeOnSignal(server, settings.SHUTDOWN_GRACE_SECONDS, async () => {
    await Promise.all([pages.flush(), endTracing?.()])
  })
  await pages.content?.expireOutdated()
  server.listen(PORT, async () => {
    const { port: listening } = server.address() as AddressInfo
    const languages = settings.CONTENT_API_URL ? undefined : await siteLocales.value()
    console.info(startLines(settings, listening, languages).join('\n'))
    log.info({ ...release.value, port: listening, site: settings.SITE_URL }, 'started')
    setTimeout(() => isDraining() || void startRest(listening), FIRST_VISITORS_MS)
  })
  // The server may be closed by a signal while this is under way: it has no address then.
  const startRest = async (listening: number) => {
    const { startEnquiries } = await import('@/lib/enquiry/worker')
    startEnquiries(listening)
    const { startSelfRefresh } = await import('@/lib/content/sources/files/self-refresh')
    startSelfRefresh(settings, listening, pages.content)
    const { logMissingForms } = await import('@/lib/content/default-forms')
    void logMissingForms()
    const { logUnready } = await import('@/lib/go-live/serious')
    await logUnready(settings, publicRoot)
    await next.load()
  }
}

await main()
