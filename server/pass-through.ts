import type { IncomingMessage, ServerResponse } from 'node:http'
import { setClientAddress } from '@/lib/http/client-address'
import { pageType } from '@/lib/i18n/page-type'
import { WRITTEN_SEARCH, writtenSearch } from '@/lib/i18n/written-search'
import { count } from '@/lib/metrics'
import { pageRender } from '@/lib/page-render'
import { aiDirectory } from '@/lib/public-directory'
import { setSecurityHeaders } from './headers'
import { removeInternalHeaders } from './headers-of-next'
import type { InnerAnswer, NextHandler } from './pages/ask-next'
import { withExpectedHash } from './pages/rsc'
import { newNonce, setNonce } from './response/csp'
import { type Completing, finalizeResponse } from './response/finalize-response'
import { publicFile, sendPublicFile } from './response/public-files'

type PassThrough = Completing & {
  handle: NextHandler
  publicRoot: string
  proxies: number
}

/** Headers of one connection, which the answer gets anew. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'])

/**
 * Every answer that is not from the page store, completed (`server/response`): files of `public/`, and Next's. `sendFile` says whether
 * the address names a file, and else has done nothing; `replay` completes an answer that Next has given already.
 */
export function passThroughServer({ handle, publicRoot, proxies, ...completing }: PassThrough) {
  /** A page that may be cached is the same for everyone, whoever asks for it first: nothing of the visitor's query, which Next would write into it. */
  const askAsEveryone = (request: IncomingMessage) => {
    const { headers, url = '/' } = request
    const address = completing.addressOf(headers.host ?? '', url)
    const asked = address?.status === 200 ? address.url : url
    request.url = headers.rsc ? withExpectedHash(asked, headers) : asked
  }
  const prepare = (request: IncomingMessage, response: ServerResponse, nonce: string) => {
    removeInternalHeaders(request)
    setNonce(request.headers, nonce)
    setClientAddress(request, proxies)
    request.headers[WRITTEN_SEARCH] = writtenSearch(request.url ?? '')
    setSecurityHeaders(response, request.url)
    const page = pageType((request.url ?? '/').split('?')[0] ?? '/')
    response.once('finish', () =>
      count('requests', { page, cache: 'none', status: String(response.statusCode) }),
    )
    finalizeResponse(request, response, completing)
  }
  return {
    sendFile: async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      // Without pages of AI none of the demo's lie in their place: CONTENT_DIR alone names a company beside the product's own public/.
      if (/^(?:\/en)?\/ai(?:\/|-native-erp\.)/.test(request.url ?? '') && aiDirectory() === undefined)
        return false
      const file = await publicFile(publicRoot, request.url ?? '')
      if (!file) return false
      const isHead = request.method === 'HEAD'
      prepare(request, response, newNonce())
      sendPublicFile(request, response, file, { root: publicRoot, isHead })
      return true
    },
    passThrough: (request: IncomingMessage, response: ServerResponse) => {
      const isReading = request.method === 'GET' || request.method === 'HEAD'
      const nonce = newNonce()
      prepare(request, response, nonce)
      if (isReading) askAsEveryone(request)
      const render = { nonce, at: undefined, seconds: 0, tags: new Set<string>() }
      void pageRender.run(render, () => handle(request, response))
    },
    replay: (request: IncomingMessage, response: ServerResponse, answer: InnerAnswer) => {
      prepare(request, response, answer.nonce)
      for (const [name, value] of Object.entries(answer.headers))
        if (value !== undefined && !ofConnection.has(name)) response.setHeader(name, value)
      response.writeHead(answer.status).end(answer.body)
    },
  }
}
