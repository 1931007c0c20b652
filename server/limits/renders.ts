import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { BusyError, concurrencyLimit } from '@/lib/concurrency-limit'
import { count } from '@/lib/metrics'
import { withTimeout } from '@/lib/with-timeout'
import { missingPath } from '../normal-address'
import { heapGuard } from './heap'
import { answered } from './work'

/** While others wait too, visitors' own pages take this share of the loop's time, and a begin waits for it this long. */
const MOST_BUSY = 0.5
const LONGEST_REST_MS = 250
const REST_STEP_MS = 5

/** Waits until the loop has rested as long as it was busy since the last time, a quarter of a second at most. */
function rests(): () => Promise<void> {
  const { eventLoopUtilization } = performance
  const one = concurrencyLimit(1)
  let since = eventLoopUtilization()
  return () =>
    one(async () => {
      for (let ms = 0; ms < LONGEST_REST_MS; ms += REST_STEP_MS) {
        if (eventLoopUtilization(since).utilization <= MOST_BUSY) break
        await wait(REST_STEP_MS)
      }
      since = eventLoopUtilization()
    })
}

/** How many renders of a kind run at once, how many wait behind them, and how long, in ms: each takes tens of milliseconds of the processor. */
export type RenderLimits = { atOnce: number; maxQueued: number; waitMs: number }

const usual = {
  /** Behind a page that was sent as it was. */
  behind: { atOnce: 2, maxQueued: 2000, waitMs: Infinity },
  /** A cached page that an edit made old. There are as many as the site has pages: nobody can invent one. */
  renewed: { atOnce: 8, maxQueued: 256, waitMs: 4000 },
  /** What client navigation asks for of a cached page and the store does not have. */
  part: { atOnce: 4, maxQueued: 64, waitMs: 4000 },
  /** An address that was never rendered and that nothing proves missing. */
  unknown: { atOnce: 4, maxQueued: 64, waitMs: 6000 },
  /** A page for one visitor: a filtered list, a search, a preview. */
  visitor: { atOnce: 4, maxQueued: 64, waitMs: 4000 },
  /** The lists and searches that browsers call for. */
  call: { atOnce: 16, maxQueued: 64, waitMs: 4000 },
  /** Passwords are tried one after the other, a tenth of a second each; no visitor waits for those who try them. */
  desk: { atOnce: 4, maxQueued: 32, waitMs: 8000 },
} satisfies Record<string, RenderLimits>

export type Kind = keyof typeof usual
export type Renders = Record<Kind, <T>(render: () => Promise<T>) => Promise<T>>

/** Four times what the calls of a page may take, ms: a render that takes longer never ends. */
const LONGEST_MS = 20_000

/** An answer of Next's, or a BusyError when it does not come: its place is free again, whatever goes on behind it. */
export const inTime = <T>(answer: Promise<T>): Promise<T> =>
  withTimeout(answer, LONGEST_MS, () => new BusyError('the render does not end'))

/** Most turns of the event loop that a render waits while new connections are accepted. */
const MOST_TURNS = 200
/**
 * All renders of the process, each kind with places and a queue of its own (S7): beyond them, and while the heap has no room, a
 * BusyError. Cached pages need none of them.
 */
export function renderLimits(
  limits: Partial<Record<Kind, RenderLimits>> = {},
  hasRoom: () => boolean = heapGuard(),
): Renders {
  let seen = 0
  /**
   * Node accepts one new connection per turn of its loop, and a render makes a turn long. So connections that already wait, for
   * cached pages too, are accepted before the next render begins.
   */
  const newConnectionsAccepted = async () => {
    for (let turns = 0, quiet = 0; quiet < 2 && turns < MOST_TURNS; turns += 1) {
      const before = seen
      await turn()
      quiet = seen === before ? quiet + 1 : 0
    }
  }
  const limitOf = (kind: Kind): Renders[Kind] => {
    const { atOnce, maxQueued, waitMs } = limits[kind] ?? usual[kind]
    const refused = () => count('renders', { kind })
    const limit = concurrencyLimit(atOnce, maxQueued, waitMs, refused)
    const rested = kind === 'visitor' ? rests() : undefined
    let asked = 0
    return async (render) => {
      seen += 1
      asked += 1
      try {
        return await limit(async () => {
          if (asked > 1) await rested?.()
          await newConnectionsAccepted()
          if (hasRoom()) return render()
          refused()
          throw new BusyError('the heap has no room')
        })
      } finally {
        asked -= 1
      }
    }
  }
  const kinds = Object.keys(usual) as Kind[]
  return Object.fromEntries(kinds.map((kind) => [kind, limitOf(kind)])) as Renders
}

/** Which kind of render an answer of Next's is; none for all that is no page. The not-found page is part of another answer, which would wait for itself. */
function kindOf(path: string): Kind | undefined {
  if (/^\/api\/(?:internal\/.+\/list|search)$/.test(path)) return 'call'
  if (/^\/desk(?:\/|$)/.test(path)) return 'desk'
  const isPage = !/^\/(?:api|_next)\//.test(path) && !/\.\w+$/.test(path) && !path.endsWith(missingPath)
  return isPage ? 'visitor' : undefined
}

/**
 * Answers that are not cached, under the limits of their kind; `refuse` answers beyond them. `refuseMissing` has answered a page that is none
 * when it gives true: an invented one takes no place.
 */
export function limitRenders(
  handle: RequestListener,
  refuse: RequestListener,
  renders: Renders,
  refuseMissing: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>,
): RequestListener {
  return (request, response) => {
    const kind = kindOf((request.url ?? '/').split('?')[0] ?? '/')
    if (!kind) return handle(request, response)
    const answer = async () => {
      if (!request.socket.destroyed) await inTime(answered(handle, request, response)) // who waited may have left
    }
    const isRefused = kind === 'visitor' ? refuseMissing(request, response) : Promise.resolve(false)
    isRefused
      .then((isDone) => (isDone ? undefined : renders[kind](answer)))
      .catch(() => refuse(request, response))
  }
}
