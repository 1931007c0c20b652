import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

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
  finish: (answer: WholeAnswer, send: (status: number, body: Buffer) => void) => void | Promise<void>,
  passing: (status: number, type: string) => void,
): void {
  const chunks: Buffer[] = []
  let mode: 'undecided' | 'hold' | 'pass' = 'undecided'
  const original = { writeHead: response.writeHead, write: response.write, end: response.end }

  const decide = () => {
    if (mode !== 'undecided') return
    const type = String(response.getHeader('content-type') ?? '')
    const isWhole = ![204, 206, 304].includes(response.statusCode) && !response.hasHeader('content-encoding')
    mode = isWhole && bufferedTypes.test(type) ? 'hold' : 'pass'
    if (mode === 'pass') passing(response.statusCode, type)
  }
  const restore = () => Object.assign(response, original)
  const send = (status: number, body: Buffer) => {
    restore()
    response.statusCode = status
    response.removeHeader('transfer-encoding')
    response.setHeader('content-length', body.byteLength)
    response.end(body)
  }
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const callback = (args: unknown[]) => args.find((item): item is () => void => typeof item === 'function')

  response.writeHead = function writeHead(this: ServerResponse, status: number, ...rest: unknown[]) {
    const headers = rest.find((item) => item !== null && typeof item === 'object') as
      | OutgoingHttpHeaders
      | undefined
    if (headers && !Array.isArray(headers))
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) response.setHeader(name, value)
    response.statusCode = status
    decide()
    if (mode === 'pass') return original.writeHead.call(response, status)
    return response
  } as typeof response.writeHead
  response.write = function write(...args: unknown[]) {
    decide()
    if (mode === 'pass') return Reflect.apply(original.write, response, args)
    keep(args[0], args[1])
    callback(args)?.()
    return true
  } as typeof response.write
  response.end = function end(...args: unknown[]) {
    decide()
    if (mode === 'pass') return Reflect.apply(original.end, response, args)
    keep(args[0], args[1])
    const done = callback(args)
    if (done) response.once('finish', done)
    const type = String(response.getHeader('content-type') ?? '')
    void Promise.resolve(
      finish({ status: response.statusCode, type, body: Buffer.concat(chunks) }, send),
    ).catch(() => response.destroy())
    return response
  } as typeof response.end
  response.flushHeaders = () => decide()
}
