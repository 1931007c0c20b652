import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** A whole answer before it leaves: status, headers (on `response`) and body. */
export type WholeAnswer = { status: number; type: string; body: Buffer }

const bufferedTypes =
  /^(?:text\/|application\/(?:javascript|json|xml|manifest\+json|rss\+xml|atom\+xml|ld\+json)|image\/svg\+xml)/

/**
 * Holds back text answers until they are complete and hands them to `finish`; pictures, videos, ranges and already
 * encoded bodies pass through, after a word to `passing`. `finish` sends with `send(status, body)`.
 */
export function bufferTextAnswers(
  response: ServerResponse,
  finish: (answer: WholeAnswer, send: (status: number, body: Buffer) => void) => Promise<void>,
  passing: (status: number, type: string) => void,
): void {
  const { writeHead, write, end } = response
  const restore = () => Object.assign(response, { writeHead, write, end })
  let held: PassThrough | undefined

  const send = (status: number, body: Buffer) => {
    restore()
    response.statusCode = status
    response.removeHeader('transfer-encoding')
    response.setHeader('content-length', body.byteLength)
    response.end(body)
  }
  /** Where the body goes: what is held, or the response as it is. */
  const target = () => {
    if (held) return held
    const type = String(response.getHeader('content-type') ?? '')
    const isWhole = ![204, 206, 304].includes(response.statusCode) && !response.hasHeader('content-encoding')
    if (!isWhole || !bufferedTypes.test(type)) {
      restore()
      passing(response.statusCode, type)
      return response
    }
    held = new PassThrough({ writableHighWaterMark: Number.MAX_SAFE_INTEGER }) // who writes would wait for the response to drain
    buffer(held)
      .then((body) => finish({ status: response.statusCode, type, body }, send))
      .catch(() => response.destroy())
    return held
  }
  response.writeHead = function writeHead(status: number, ...rest: unknown[]) {
    const headers = rest.find((item) => item !== null && typeof item === 'object' && !Array.isArray(item))
    for (const [name, value] of Object.entries(headers ?? {}))
      if (value !== undefined) response.setHeader(name, value)
    response.statusCode = status
    return target() === response ? response.writeHead(status) : response
  } as typeof writeHead
  response.write = (...args: unknown[]) => {
    const to = target()
    return Reflect.apply(to.write, to, args)
  }
  response.end = (...args: unknown[]) => {
    const to = target()
    Reflect.apply(to.end, to, args)
    return response
  }
  response.flushHeaders = () => void target()
}
