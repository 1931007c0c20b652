import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { concurrencyLimit } from '@/lib/concurrency-limit'
import { whileAwaited } from '@/lib/content/embedded/slices'
import { missingPath } from '../response/missing-path'
import { onceAnswered } from './answer-begins'

/** How many renders for single visitors run at once, how many wait behind them, and how long, in ms: each takes tens of milliseconds of the processor. */
export type RenderLimits = { atOnce: number; maxQueued: number; waitMs: number }
const pageLimits: RenderLimits = { atOnce: 4, maxQueued: 64, waitMs: 4000 }
const callLimits: RenderLimits = { atOnce: 16, maxQueued: 64, waitMs: 4000 }

/** Passwords are tried one after the other, a tenth of a second each. */
const deskLimits: RenderLimits = { atOnce: 4, maxQueued: 32, waitMs: 8000 }

/** The desk has a line of its own: who tries passwords there keeps no visitor waiting. */
const isDesk = (path: string) => /^\/desk(?:\/|$)/.test(path)

/** The lists and searches that browsers call for. */
const isCall = (path: string) => /^\/api\/(?:internal\/.+\/list|search)$/.test(path)

/** A page for one visitor: a filtered list, a search, a preview. The not-found page is part of another answer, which would wait for itself. */
const isPage = (path: string) =>
  !/^\/(?:api|_next)\//.test(path) && !/\.\w+$/.test(path) && !path.endsWith(missingPath)

/** Most turns of the event loop that a render waits while new connections are accepted. */
const MOST_TURNS = 200

/**
 * So many answers that nobody keeps at once, a short line of others behind them, and `refuse` beyond (S7): searches and
 * filtered lists are a visitor's own, and invented ones must leave capacity for all other pages.
 */
export function limitRenders(
  handle: RequestListener,
  refuse: RequestListener,
  limits: { pages?: RenderLimits; calls?: RenderLimits; desk?: RenderLimits } = {},
): RequestListener {
  const limitOf = ({ atOnce, maxQueued, waitMs }: RenderLimits) => concurrencyLimit(atOnce, maxQueued, waitMs)
  const pages = limitOf(limits.pages ?? pageLimits)
  const calls = limitOf(limits.calls ?? callLimits)
  const desk = limitOf(limits.desk ?? deskLimits)
  let seen = 0
  /**
   * Node accepts one new connection per turn of its loop, and a render makes a turn long. So connections that already wait, for
   * kept pages too, are accepted before the next render begins.
   */
  const newConnectionsAccepted = async () => {
    for (let turns = 0, quiet = 0; quiet < 2 && turns < MOST_TURNS; turns += 1) {
      const before = seen
      await turn()
      quiet = seen === before ? quiet + 1 : 0
    }
  }
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    new Promise<void>((resolve) => {
      if (request.socket.destroyed) return resolve() // who waited has left
      onceAnswered(response, resolve)
      handle(request, response)
    })
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const limit = isCall(path) ? calls : isDesk(path) ? desk : isPage(path) ? pages : undefined
    if (!limit) return handle(request, response)
    seen += 1
    limit(async () => {
      await newConnectionsAccepted()
      return whileAwaited(() => answer(request, response))
    }).catch(() => refuse(request, response))
  }
}
