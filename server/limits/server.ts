import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { securityHeaders, sendStatus } from '../headers'
import { filePolicy } from '../response/csp'
import { watchSubmits } from '../submits'
import { type BodyLimits, wholeBodies } from './bodies'
import { oneOfSocket, type QueueLimits } from './work'

/** Longer than a proxy leaves an idle connection open (nginx: 60 s), so that it never sends a request into one being closed. */
const KEEP_ALIVE_MS = 65_000
/** What a request may take to arrive: its head, and its head and body together. */
const HEAD_MS = 15_000
const BODY_MS = 30_000
/** A socket with an unfinished answer that moves in neither direction for this long, ms, is closed: nobody reads it. */
const IDLE_MS = 45_000
const MOST_SOCKETS = 4000

const reasons: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers where Node makes no response: with the headers of every other answer, and as the last of the socket. */
function answerOnSocket(socket: Duplex, status: string, more: string[] = []) {
  const all = [
    ...securityHeaders(),
    'Content-Security-Policy',
    filePolicy(),
    'Cache-Control',
    'no-store',
    ...more,
  ]
  const lines = all.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('')
  // A socket of CONNECT has no time-out of Node's any more: nobody else would end it.
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n${lines}\r\n`, () =>
    socket.destroy(),
  )
}

/** Answers what is no request of HTTP; who has left, or has begun to be answered, is cut off. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex, isBeingAnswered: boolean) {
  if (!socket.writable || error.code === 'ECONNRESET' || isBeingAnswered) return void socket.destroy()
  answerOnSocket(socket, reasons[error.code ?? ''] ?? '400 Bad Request')
}

/** Time-outs in ms, numbers of sockets and requests; tests give their own. */
export type Limits = QueueLimits &
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
      requireHostHeader: false, // refused with the other targets that are none (server/request-target.ts)
    },
    oneOfSocket(wholeBodies(watchSubmits(handle), limits), limits),
  )
  server.timeout = limits.idleMs ?? IDLE_MS
  server.maxConnections = limits.mostSockets ?? MOST_SOCKETS
  server.on('drop', () => server.closeIdleConnections())
  /** The last answer of each socket. */
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, response) => answers.set(socket, response))
  server.on('clientError', (error, socket) => {
    const answer = answers.get(socket)
    answerUnreadable(error, socket, answer?.headersSent === true && !answer.writableFinished)
  })
  // Node hands a tunnel over as a bare socket: without an answer it would be cut off.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => undefined)
    answerOnSocket(socket, '405 Method Not Allowed', ['Allow', 'GET, HEAD, POST, OPTIONS'])
  })
  server.on('checkExpectation', (_request, response) => sendStatus(response, 417))
  return server
}
