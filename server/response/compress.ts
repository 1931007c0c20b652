import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { projectRoot } from '../root'
import { acceptedEncoding, LEAST_BYTES } from './accepted-encoding'

export type Encoded = { body: Buffer; encoding?: 'br' | 'gzip' }

/** Compressed bodies by content: scripts, style sheets and files once for all visitors; the page store keeps its pages' own. */
const encoded = new LRUCache<string, Buffer>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (bytes) => bytes.byteLength || 1,
})

/** The key of a body: a digest of its bytes. */
const contentKey = (body: Buffer) => createHash('sha1').update(body).digest('base64')

/**
 * The body in the best encoding the browser accepts; small ones stay plain. `isUnique`: no other answer has these bytes, such as a
 * document with its own nonce, so they are not kept.
 */
export function compress(body: Buffer, acceptEncoding: string, isUnique = false): Encoded {
  if (body.byteLength < LEAST_BYTES) return { body }
  const encoding = acceptedEncoding(acceptEncoding)
  if (!encoding) return { body }
  if (isUnique) return { body: encoding === 'br' ? brotli(body) : gzip(body), encoding }
  const content = contentKey(body)
  const key = `${encoding} ${content}`
  const known = encoded.get(key)
  if (known) return { body: known, encoding }
  const bytes = encoding === 'br' ? (ofTheBuild(content) ?? brotli(body)) : gzip(body)
  encoded.set(key, bytes)
  return { body: bytes, encoding }
}

const folder = join(projectRoot(), '.next', 'compressed')
let built: Set<string> | undefined

/** Scripts and style sheets that the build has compressed, as small as it gets (`scripts/lib/compress-static.mjs`). */
function ofTheBuild(content: string): Buffer | undefined {
  built ??= new Set(namesIn(folder))
  const name = `${Buffer.from(content, 'base64').toString('hex')}.br`
  return built.has(name) ? readFileSync(join(folder, name)) : undefined
}

const namesIn = (path: string): string[] => {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

const gzip = (body: Buffer): Buffer => gzipSync(body, { level: 6 })

function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  })
}
