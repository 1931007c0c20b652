import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

export type HttpAnswer = { status: number; statusText: string; header: (name: string) => string | undefined }
/** How much of an answer is read: a larger one fails, or is cut there. The body of an unwanted one is not read at all. */
export type ReadLimit = {
  maxBytes: number
  ifLarger?: 'fail' | 'cut'
  isWanted?: (answer: HttpAnswer) => boolean
  /** What is left of a decompressed body; the limit holds for that. */
  filter?: (chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>
}
/** An answer that has begun: its body is still coming, and `inTime` ends the watch over the deadline. */
export type OpenAnswer = HttpAnswer & { body: Readable; inTime: () => void }

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

const skipped = () => undefined
const through = (decoder: typeof createGunzip) => (body: Readable) => pipeline(body, decoder(), skipped)

/** deflate is zlib's form; some servers send the bare one in its place. */
async function* inflated(body: Readable): AsyncIterable<Buffer> {
  const chunks = body[Symbol.asyncIterator]()
  const first: IteratorResult<Buffer> = await chunks.next()
  if (first.done) return
  const source = async function* () {
    yield first.value
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  const isBare = ((first.value[0] ?? 0) & 15) !== 8
  yield* pipeline(source, isBare ? createInflateRaw() : createInflate(), skipped)
}

/** Content codings that are understood; `accept-encoding` names them. */
const codings: Record<string, (body: Readable) => AsyncIterable<Buffer>> = {
  gzip: through(createGunzip),
  'x-gzip': through(createGunzip),
  br: through(createBrotliDecompress),
  deflate: inflated,
}
export const ACCEPT_ENCODING = 'gzip, br, deflate'

/** A body's bytes without its content coding, which many servers apply unasked. */
function decoded({ body, header }: OpenAnswer): AsyncIterable<Buffer> {
  const coding = codings[header('content-encoding')?.trim().toLowerCase() ?? '']
  return coding ? coding(body) : body
}

/** The text of an answer: UTF-8 with or without a byte order mark, or GBK, GB18030 and their like where its type says so. */
export function textOf(bytes: Buffer, contentType = ''): string {
  const [, written] =
    /;\s{0,9}charset\s{0,9}=\s{0,9}["']?(?:x-)?(gb[\w-]*|big5[\w-]*|(?:cp|ms)936)/i.exec(contentType) ?? []
  const named = written?.endsWith('936') ? 'gbk' : written
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  try {
    return new TextDecoder(isMarked ? undefined : named).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** The whole body of an answer that has begun, decompressed. Rejects with HttpError. */
export async function readAll(
  answer: OpenAnswer,
  { maxBytes, ifLarger, isWanted, filter = (chunks) => chunks }: ReadLimit,
): Promise<Buffer> {
  const { body } = answer
  if (isWanted?.(answer) === false) {
    body.destroy()
    return Buffer.alloc(0)
  }
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of filter(decoded(answer))) {
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
