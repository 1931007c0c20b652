import type { ServerResponse } from 'node:http'
import { answerBegins } from '../limits/answer-begins'

/** What Node keeps of a head that it has written, and sends before the body: a text, or nothing yet. */
type WithHead = { _header?: unknown }

/** A head as Node wrote it once, in the pieces around what changes each second, and the last text made of them. */
export type ReadyHead = {
  pieces: readonly [string, string, string, string]
  second: number
  age: number
  text: string
}

const changing =
  /^([\s\S]*\r\nX-Accel-Expires: @)\d+(\r\nAge: )\d+((?:\r\n[\s\S]*)?\r\nDate: )[^\r\n]+(\r\n[\s\S]*)$/

/** True for an answer whose head says nothing of its own: the connection stays open, and nobody has set a header beside the page's. */
const isPlain = (response: ServerResponse) =>
  response.shouldKeepAlive && response.getHeaderNames().length === 0

/** The head of an answer that has just been written for a connection that stays open; undefined for any other, and where Node keeps none. */
export function readyHead(response: ServerResponse): ReadyHead | undefined {
  const { _header: head } = response as WithHead
  if (typeof head !== 'string' || !isPlain(response)) return undefined
  const [, toExpires, toAge, toDate, rest] = changing.exec(head) ?? []
  if (toExpires === undefined || toAge === undefined || toDate === undefined || rest === undefined)
    return undefined
  return { pieces: [toExpires, toAge, toDate, rest], second: 0, age: 0, text: '' }
}

/**
 * Sends an answer with a head that Node has written before: checking forty lines anew for each visitor costs as much as all else that a
 * kept page takes. False when this connection is another one, or Node has changed: nothing has been done with it then.
 */
export function sendReady(
  response: ServerResponse,
  ready: ReadyHead,
  { status, age, bytes }: { status: number; age: number; bytes: Buffer },
): boolean {
  if (!isPlain(response) || response.headersSent) return false
  const second = Math.floor(Date.now() / 1000)
  if (ready.second !== second || ready.age !== age) {
    const [toExpires, toAge, toDate, rest] = ready.pieces
    const date = new Date(second * 1000).toUTCString()
    Object.assign(ready, { second, age, text: `${toExpires}${second}${toAge}${age}${toDate}${date}${rest}` })
  }
  const own = response as WithHead
  own._header = ready.text
  if (!response.headersSent) return false
  response.statusCode = status
  answerBegins(response)
  response.end(bytes)
  return true
}
