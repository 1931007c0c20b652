import { createServer, type RequestListener, type Server } from 'node:http'
import { type BodyLimits, wholeBodies } from './bodies'
import { busy } from './busy'
import { limitWork, oneOfSocket, type QueueLimits, type WorkLimits } from './work'

/** Longer than a proxy keeps an idle connection (nginx: 60 s), so that it never sends a request into one being closed. */
const KEEP_ALIVE_MS = 65_000
/** What a request may take to arrive: its head, and its head and body together. */
const HEAD_MS = 15_000
const BODY_MS = 30_000
/** A socket with an unfinished answer that moves in neither direction for this long, ms, is closed: nobody reads it. */
const IDLE_MS = 45_000
const MOST_SOCKETS = 4000

/** Time-outs in ms, numbers of sockets and requests; tests give their own. */
export type Limits = WorkLimits &
  QueueLimits &
  BodyLimits & { headMs: number; bodyMs: number; idleMs: number; mostSockets: number }

/**
 * An HTTP server on which every socket and every request comes to an end (S7): slow heads and bodies, readers that do not
 * read, and more of either than the process can hold. When all places are taken, idle connections make room.
 */
export function limitedServer(handle: RequestListener, limits: Partial<Limits> = {}): Server {
  const headMs = limits.headMs ?? HEAD_MS
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: headMs,
      requestTimeout: limits.bodyMs ?? BODY_MS,
      connectionsCheckingInterval: headMs / 3,
    },
    oneOfSocket(wholeBodies(limitWork(handle, busy, limits), limits), limits),
  )
  server.timeout = limits.idleMs ?? IDLE_MS
  server.maxConnections = limits.mostSockets ?? MOST_SOCKETS
  server.on('drop', () => server.closeIdleConnections())
  return server
}
