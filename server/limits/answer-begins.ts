import type { ServerResponse } from 'node:http'

const listeners = Symbol('when the answer begins')
type Listening = ServerResponse & { [listeners]?: () => void }

/** Calls back once, when the answer's head is written or its socket is gone: from then on it costs what its reader takes. */
export function onceAnswered(response: Listening, callback: () => void): void {
  const before = response[listeners]
  let isDone = false
  const done = () => {
    if (isDone) return
    isDone = true
    before?.()
    callback()
  }
  response[listeners] = done
  const { writeHead } = response
  response.writeHead = function begin(this: ServerResponse, ...args: Parameters<typeof writeHead>) {
    done()
    return Reflect.apply(writeHead, this, args)
  } as typeof writeHead
  response.once('close', done)
}
