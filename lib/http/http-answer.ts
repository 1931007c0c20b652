import type { IncomingMessage } from 'node:http'

export type HttpAnswer = { status: number; statusText: string; header: (name: string) => string | undefined }
/** How much of an answer is read: a larger one fails, or is cut there. The body of an unwanted one is not read at all. */
export type ReadLimit = {
  maxBytes: number
  ifLarger?: 'fail' | 'cut'
  isWanted?: (answer: HttpAnswer) => boolean
}
/** An answer that has begun: its body is still coming, and `inTime` ends the watch over the deadline. */
export type OpenAnswer = HttpAnswer & { body: IncomingMessage; inTime: () => void }

/** `timeout`: the deadline passed. `connection`: refused, reset, cut or given up. `size`: larger than the limit. */
export class HttpError extends Error {
  override name = 'HttpError'
  constructor(
    readonly kind: 'timeout' | 'connection' | 'size',
    reason: string,
    options?: ErrorOptions,
  ) {
    super(reason, options)
  }
}

/** The whole body of an answer that has begun. Rejects with HttpError. */
export async function readAll(
  answer: OpenAnswer,
  { maxBytes, ifLarger, isWanted }: ReadLimit,
): Promise<Buffer> {
  const { body } = answer
  if (isWanted?.(answer) === false) {
    body.destroy()
    return Buffer.alloc(0)
  }
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size > maxBytes && ifLarger === 'cut') break
      if (size > maxBytes) throw new HttpError('size', `answer larger than ${maxBytes} bytes`)
    }
    return Buffer.concat(chunks)
  } catch (cause) {
    if (cause instanceof HttpError) throw cause
    const code = cause instanceof Error ? codeOf(cause) : ''
    throw new HttpError('connection', `answer cut off${code}`, { cause })
  }
}

/** The system's code of an error, for messages: ` (ECONNRESET)`. */
export const codeOf = (error: Error & { code?: string }) => (error.code ? ` (${error.code})` : '')
