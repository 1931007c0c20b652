import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { acceptedEncoding, LEAST_BYTES } from './accepted-encoding'

export type Encoded = { body: Buffer; encoding?: 'br' | 'gzip' }

/** Compressed bodies by content: a cached page is compressed once, not once per visitor. */
const encoded = new LRUCache<string, Buffer>({
  maxSize: 48 * 1024 * 1024,
  sizeCalculation: (bytes) => bytes.byteLength || 1,
})

/** The key of a body: a digest of its bytes. */
export const contentKey = (body: Buffer) => createHash('sha1').update(body).digest('base64')

/** The body in the best encoding the browser accepts; small ones stay plain. `content` is the body's contentKey. */
export function compress(body: Buffer, acceptEncoding: string, content = contentKey(body)): Encoded {
  if (body.byteLength < LEAST_BYTES) return { body }
  const encoding = acceptedEncoding(acceptEncoding)
  if (!encoding) return { body }
  const key = `${encoding} ${content}`
  const known = encoded.get(key)
  if (known) return { body: known, encoding }
  const bytes = encoding === 'br' ? brotli(body) : gzipSync(body, { level: 6 })
  encoded.set(key, bytes)
  return { body: bytes, encoding }
}

function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  })
}
