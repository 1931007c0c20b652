import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import next from 'next'
import { startSelfRefresh } from '@/lib/content/embedded/self-refresh'
import { closeStore, startEnquiries, stopOutbox } from '@/lib/enquiry/worker'
import { parseEnv } from '@/lib/env'
import { completeNotFound, dressAnswers, missingPath } from '@/lib/http/answer'
import { setClientAddress } from '@/lib/http/client-address'
import { sendPublicFile } from '@/lib/http/public-files'
import { locales, type Mark } from '@/lib/i18n/locales'
import { folderProblems } from './lib/check-folders'
import { warnOfDemoPages } from './lib/demo-pages'
import { forgetMissingPages } from './lib/forget-missing'
import { instanceDir } from './lib/instance-dir'

const SHUTDOWN_MS = 10_000
/** Longer than a proxy keeps an idle connection (nginx: 60 s), so that it never sends a request into one being closed. */
const KEEP_ALIVE_MS = 65_000
const NOT_FOUND_FRESH_MS = 30_000
/** Headers by which Next talks to itself: nobody outside may send them (S7). */
const internalHeader = /^(?:x-middleware-|x-nextjs-|x-now-|x-matched-path|x-invoke-|next-action$|x-action-)/i

/** Stops with one line per wrong variable, folders that cannot be used among them, before anything else starts (D33). */
function checkSettings() {
  const result = parseEnv(process.env)
  const problems = 'env' in result ? folderProblems(result.env) : result.problems
  if ('env' in result && problems.length === 0) return result.env
  for (const problem of problems) console.error(`Setting ${problem}`)
  process.exit(1)
}

function withoutInternalHeaders(request: IncomingMessage) {
  for (const name of Object.keys(request.headers)) if (internalHeader.test(name)) delete request.headers[name]
}

/** The complete not-found page, fetched from this very server and kept for 30 s per language. */
function notFoundPages(port: () => number) {
  const kept = new Map<Mark, { html: string; at: number }>()
  return async (mark: Mark) => {
    const known = kept.get(mark)
    if (known && Date.now() - known.at < NOT_FOUND_FRESH_MS) return known.html
    const response = await fetch(`http://127.0.0.1:${port()}${locales[mark].prefix}${missingPath}`).catch(
      () => undefined,
    )
    if (response?.status !== 404) return known?.html
    const html = await response.text()
    if (html.includes(completeNotFound)) kept.set(mark, { html, at: Date.now() })
    return html
  }
}

function setSecurityHeaders(response: { setHeader(name: string, value: string): unknown }) {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  response.setHeader('X-Frame-Options', 'SAMEORIGIN')
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
}

/** Stops accepting, finishes requests and deliveries in flight, closes the database, exits 0 (D35). */
function closeOnSignal(server: Server, sweep: () => Promise<void>) {
  const close = async () => {
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref()
    const answered = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await Promise.all([answered, stopOutbox()])
    await Promise.all([closeStore(), sweep()])
    process.exit(0)
  }
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
}

/** Starts the built site (D13, D35): Next behind a thin entry that completes error pages, sets CSP and compresses. */
async function main() {
  const settings = checkSettings()
  const { PORT, TRUST_PROXY } = settings
  process.env.NEXT_MANUAL_SIG_HANDLE = 'true'
  const root = fileURLToPath(new URL('..', import.meta.url))
  const publicRoot = join(root, 'public')
  warnOfDemoPages(settings, publicRoot)
  const dir = instanceDir(root, settings)
  const app = next({ dev: false, dir })
  await app.prepare()
  const handle = app.getRequestHandler()
  const missing = forgetMissingPages(dir)
  const server = createServer(async (request, response) => {
    if (!['GET', 'HEAD', 'POST', 'OPTIONS'].includes(request.method ?? '')) {
      response.writeHead(405, { Allow: 'GET, HEAD, POST, OPTIONS' }).end()
      return
    }
    withoutInternalHeaders(request)
    setClientAddress(request, TRUST_PROXY)
    setSecurityHeaders(response)
    const isHead = request.method === 'HEAD'
    dressAnswers(request, response, notFoundPage)
    if (request.method === 'GET' && (await sendPublicFile(request, response, { root: publicRoot, isHead })))
      return
    missing.watch(response)
    void handle(request, response)
  })
  const port = () => (server.address() as AddressInfo).port
  const notFoundPage = notFoundPages(port)
  server.keepAliveTimeout = KEEP_ALIVE_MS
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
