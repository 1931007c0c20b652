import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import { acceptedEncoding, LEAST_BYTES } from '../response/accepted-encoding'

export type Encoding = 'br' | 'gzip' | 'identity'
/** One text of a page in the encodings that were asked for so far; `tag` names its content. */
export type Body = { tag: string; bytes: Partial<Record<Encoding, Buffer>> }

/** Two milliseconds more of a processor than 5, once a render, and a twentieth fewer bytes a visit; 9 takes five times as long for half a percent. */
const QUALITY = 7

/** A buffer of exactly these bytes: zlib's results are views on blocks of 16 KiB, which would stay in memory whole. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(copy)
  return copy
}

/** Names bytes by their content. */
export const contentTag = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest().subarray(0, 12).toString('base64url')

/** Compressed at once, so that only one form is kept; small texts stay as they are. */
export function bodyOf(text: string | Buffer): Body {
  const plain = typeof text === 'string' ? Buffer.from(text) : text
  const tag = contentTag(plain)
  if (plain.byteLength < LEAST_BYTES) return { tag, bytes: { identity: exactly(plain) } }
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: QUALITY, [BROTLI_PARAM_SIZE_HINT]: plain.byteLength }
  return { tag, bytes: { br: exactly(brotliCompressSync(plain, { params })) } }
}

export const bodySize = ({ bytes }: Body) =>
  (bytes.br?.byteLength ?? 0) + (bytes.gzip?.byteLength ?? 0) + (bytes.identity?.byteLength ?? 0)

/** The text itself; not kept when it has to be unpacked. */
export const plainOf = ({ bytes }: Body): Buffer =>
  bytes.identity ?? brotliDecompressSync(bytes.br ?? Buffer.alloc(0))

/** What a browser is sent by its Accept-Encoding. */
export function encodingFor(body: Body, accept: string): Encoding {
  if (!body.bytes.br) return 'identity'
  return acceptedEncoding(accept) ?? 'identity'
}

/** The bytes in an encoding; gzip is made when first asked for and kept, `grown` says so. */
export function encoded(body: Body, encoding: Encoding): { bytes: Buffer; grown: number } {
  const known = body.bytes[encoding]
  if (known) return { bytes: known, grown: 0 }
  const plain = plainOf(body)
  if (encoding !== 'gzip') return { bytes: plain, grown: 0 }
  const bytes = exactly(gzipSync(plain, { level: 6 }))
  body.bytes.gzip = bytes
  return { bytes, grown: bytes.byteLength }
}
