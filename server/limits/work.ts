import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that wait behind another one of their socket; no browser sends any. */
const MOST_WAITING = 16
/** Requests whose answer has not begun: what they hold, and the page that they wait for, must fit the heap. */
const MOST_AT_WORK = 256

export type WorkLimits = { mostWaiting: number; mostAtWork: number }

/** A check of the process must not fail because it is busy: who asks would restart it (D35). */
const isAlwaysAnswered = ({ url = '' }: IncomingMessage) => /^\/api\/health(?:\?|$)/.test(url)

/**
 * One request of a socket at a time, whatever was pipelined (the next one begins when the answer before it has been taken),
 * and a cap on requests at work: beyond it `refuse` answers. An Upgrade that nobody asked for is an ordinary request, its last.
 */
export function limitWork(
  handle: RequestListener,
  refuse: RequestListener,
  { mostWaiting = MOST_WAITING, mostAtWork = MOST_AT_WORK }: Partial<WorkLimits> = {},
): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>()
  let atWork = 0

  const begin = (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false
    if (atWork >= mostAtWork && !isAlwaysAnswered(request)) return refuse(request, response)
    atWork += 1
    onceAnswered(response, () => {
      atWork -= 1
    })
    handle(request, response)
  }

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    response.once('close', () => {
      const next = queues.get(socket)?.shift()
      if (next && !socket.destroyed) next()
      else queues.delete(socket)
    })
    const waiting = queues.get(socket)
    if (!waiting) queues.set(socket, [])
    else if (waiting.length >= mostWaiting) return void socket.destroy()
    else return void waiting.push(() => begin(request, response))
    begin(request, response)
  }
}

/** Calls back once, when the answer's head is written or its socket is gone: from then on it costs what its reader takes. */
export function onceAnswered(response: ServerResponse, callback: () => void): void {
  let isDone = false
  const done = () => {
    if (!isDone) callback()
    isDone = true
  }
  const { writeHead } = response
  response.writeHead = function begin(this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    done()
    return Reflect.apply(writeHead, this, args)
  } as typeof writeHead
  response.once('close', done)
}
