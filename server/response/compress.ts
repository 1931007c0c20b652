import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { projectRoot } from '../root'

/** Bodies of fewer bytes are sent uncompressed, as compression would hardly make them shorter. */
export const LEAST_BYTES = 860

const takesBr = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

/** The best encoding that an Accept-Encoding takes; one with `q=0` is refused. */
export function acceptedEncoding(accept: string): 'br' | 'gzip' | undefined {
  return takesBr.test(accept) ? 'br' : takesGzip.test(accept) ? 'gzip' : undefined
}

export type Encoded = { body: Buffer; encoding?: 'br' | 'gzip' }

/** Compressed bodies by content: scripts, style sheets and files once for all visitors; the page store holds those of pages. */
const encoded = new LRUCache<string, Buffer>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (bytes) => bytes.byteLength || 1,
})

/**
 * The body in the best encoding the browser accepts; small ones stay plain. `isUnique`: no other answer has these bytes, such as a
 * document with its own nonce, so they are not cached.
 */
export function compress(body: Buffer, acceptEncoding: string, isUnique = false): Encoded {
  if (body.byteLength < LEAST_BYTES) return { body }
  const encoding = acceptedEncoding(acceptEncoding)
  if (!encoding) return { body }
  if (isUnique) return { body: encoding === 'br' ? brotli(body) : gzip(body), encoding }
  const content = createHash('sha1').update(body).digest('hex')
  const key = `${encoding} ${content}`
  const cached = encoded.get(key)
  if (cached) return { body: cached, encoding }
  const bytes = encoding === 'br' ? (ofTheBuild(content) ?? brotli(body)) : gzip(body)
  encoded.set(key, bytes)
  return { body: bytes, encoding }
}

const folder = join(projectRoot(), '.next', 'compressed')
let built: Set<string> | undefined

/** Scripts and style sheets that the build has compressed, as small as it gets (`scripts/lib/compress-static.mjs`). */
function ofTheBuild(content: string): Buffer | undefined {
  built ??= new Set(existsSync(folder) ? readdirSync(folder) : [])
  return built.has(`${content}.br`) ? readFileSync(join(folder, `${content}.br`)) : undefined
}

/** Bytes as gzip. */
export const gzip = (body: Buffer): Buffer => gzipSync(body, { level: 6 })

/** Bytes as brotli. */
export function brotli(body: Buffer, quality = 6): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.byteLength }
  return brotliCompressSync(body, { params })
}
