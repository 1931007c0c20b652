import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { BusyError, concurrencyLimit } from '@/lib/concurrency-limit'
import { reasonOf } from '@/lib/contract/errors'
import { log } from '@/lib/log'
import { sendStatus } from '../headers'

/** Handles a request until the head of its answer is written or its socket is gone: from then on it costs what its reader takes. */
export const answered = (handle: RequestListener, request: IncomingMessage, response: ServerResponse) =>
  new Promise<void>((resolve) => {
    const { writeHead } = response
    response.writeHead = function begin(this: ServerResponse, ...args: Parameters<typeof writeHead>) {
      resolve()
      return Reflect.apply(writeHead, this, args)
    } as typeof writeHead
    response.once('close', resolve)
    handle(request, response)
  })

/** Requests that wait behind another one of their socket; no browser sends any. */
const MOST_WAITING = 16
/** Requests whose answer has not begun: what they hold, and the page that they wait for, must fit the heap. */
const MOST_AT_WORK = 256

export type QueueLimits = { mostWaiting: number }

/** A check of the process must not fail because it is busy: who asks would restart it (D35). */
const isAlwaysAnswered = ({ url = '' }: IncomingMessage) => /^\/api\/health(?:\?|$)/.test(url)

/** Beyond `mostAtWork` requests whose answer has not begun `refuse` answers. What is cached takes no place: it is answered before. */
export function limitWork(
  handle: RequestListener,
  refuse: RequestListener,
  mostAtWork = MOST_AT_WORK,
): RequestListener {
  const limit = concurrencyLimit(mostAtWork, 0)
  return (request, response) => {
    if (isAlwaysAnswered(request)) return handle(request, response)
    limit(() => answered(handle, request, response)).catch((error: unknown) => {
      if (error instanceof BusyError) return refuse(request, response)
      log.error({ reason: reasonOf(error) }, 'request handler failed')
      if (response.headersSent) response.destroy()
      else sendStatus(response, 500)
    })
  }
}

/**
 * Handles one request of a socket at a time, also when several were pipelined: the next begins when the client has taken the answer
 * before it. An Upgrade is handled as an ordinary request, the last of its socket.
 */
export function oneOfSocket(
  handle: RequestListener,
  { mostWaiting = MOST_WAITING }: Partial<QueueLimits> = {},
): RequestListener {
  /** By socket: a request is at work on it, and what waits behind. */
  const queues = new WeakMap<Socket, { isBusy: boolean; waiting: (() => void)[] }>()

  const begin = (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false
    handle(request, response)
  }

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const queue = queues.get(socket) ?? { isBusy: false, waiting: [] }
    if (queue.waiting.length >= mostWaiting) return void socket.destroy()
    response.once('close', () => {
      const next = queue.waiting.shift()
      queue.isBusy = next !== undefined
      if (!socket.destroyed) next?.()
    })
    if (queue.isBusy) return void queue.waiting.push(() => begin(request, response))
    if (!queues.has(socket)) queues.set(socket, queue)
    queue.isBusy = true
    begin(request, response)
  }
}
