import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { acceptedEncoding, brotli, gzip, LEAST_BYTES } from '../response/compress'
import type { Lifetime } from './tags'

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

/** Compressed at once, so that only one form is stored; small texts stay as they are. */
export function bodyOf(text: string | Buffer): Body {
  const plain = typeof text === 'string' ? Buffer.from(text) : text
  const tag = contentTag(plain)
  if (plain.byteLength < LEAST_BYTES) return { tag, bytes: { identity: exactly(plain) } }
  return { tag, bytes: { br: exactly(brotli(plain, QUALITY)) } }
}

const bodySize = ({ bytes }: Body) =>
  (bytes.br?.byteLength ?? 0) + (bytes.gzip?.byteLength ?? 0) + (bytes.identity?.byteLength ?? 0)

/** The text itself; not cached when it has to be unpacked. */
export const plainOf = ({ bytes }: Body): Buffer =>
  bytes.identity ?? brotliDecompressSync(bytes.br ?? Buffer.alloc(0))

/** What a browser is sent by its Accept-Encoding. */
export const encodingFor = (body: Body, accept: string): Encoding =>
  (body.bytes.br && acceptedEncoding(accept)) ?? 'identity'

/** The bytes in an encoding; gzip is made when first asked for and stored with the entry; `grown` is its size then. */
export function encoded(body: Body, encoding: Encoding): { bytes: Buffer; grown: number } {
  const cached = body.bytes[encoding]
  if (cached) return { bytes: cached, grown: 0 }
  const plain = plainOf(body)
  if (encoding !== 'gzip') return { bytes: plain, grown: 0 }
  const bytes = exactly(gzip(plain))
  body.bytes.gzip = bytes
  return { bytes, grown: bytes.byteLength }
}

/** A cached answer: a page's document, or a part of it that client navigation asks for. */
export type Entry = Lifetime & {
  /** 404 of the not-found page and of a list's page past its end (D5). */
  status: number
  /** Next's own, and the policy of its scripts. */
  headers: Record<string, string>
  body: Body
  /** Digest of the document without its nonce, of a part: of its document. The same page rendered again is no new one. */
  content: string
  /** Of a document: the segments that client navigation may ask for; undefined where Next names none. */
  segments?: readonly string[]
}

const OBJECT_BYTES = 600

/** Bytes an entry takes in memory: its text exactly, the rest by estimate. */
export function entrySize({ body, tags, headers, segments = [] }: Entry): number {
  let size = OBJECT_BYTES + bodySize(body)
  for (const text of [...tags, ...segments]) size += 16 + text.length
  for (const [name, value] of Object.entries(headers)) size += name.length + value.length
  return size
}

const DIGEST_BYTES = 32
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

type Head = Omit<Entry, 'body'> & { key: string; tag: string; encoding: Encoding }

/** An entry as one file: digest, a line of JSON, bytes in their smallest form. */
export function toFile(key: string, { body, ...rest }: Entry): Buffer {
  const encoding: Encoding = body.bytes.br ? 'br' : 'identity'
  const head = JSON.stringify({ ...rest, key, tag: body.tag, encoding } satisfies Head)
  const content = Buffer.concat([Buffer.from(`${head}\n`), body.bytes[encoding] ?? Buffer.alloc(0)])
  return Buffer.concat([digestOf(content), content])
}

/** The entry of a file; undefined when the file is incomplete, has another format or belongs to another key. It counts as missing then. */
export function fromFile(key: string, file: Buffer): Entry | undefined {
  const content = file.subarray(DIGEST_BYTES)
  if (!digestOf(content).equals(file.subarray(0, DIGEST_BYTES))) return undefined
  const end = content.indexOf('\n')
  const { key: written, tag, encoding, ...rest } = JSON.parse(content.toString('utf8', 0, end)) as Head
  if (written !== key) return undefined
  // A copy: a view would hold the whole file in memory.
  return { ...rest, body: { tag, bytes: { [encoding]: exactly(content.subarray(end + 1)) } } }
}
