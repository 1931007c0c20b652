import { createHash } from 'node:crypto'
import type { Encoding } from './body'
import type { Entry } from './entry'

const MAGIC = Buffer.from('PAGE2\n')
const DIGEST_BYTES = 32
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

type Head = Omit<Entry, 'body'> & { key: string; tag: string; encoding: Encoding }

/** An entry as one file: magic bytes, digest, length of the head, head as JSON, bytes in their smallest form. */
export function toFile(key: string, { body, ...rest }: Entry): Buffer {
  const encoding: Encoding = body.bytes.br ? 'br' : 'identity'
  const head = Buffer.from(JSON.stringify({ ...rest, key, tag: body.tag, encoding } satisfies Head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.byteLength)
  const content = Buffer.concat([length, head, body.bytes[encoding] ?? Buffer.alloc(0)])
  return Buffer.concat([MAGIC, digestOf(content), content])
}

/** The entry of a file; undefined when the file is incomplete, has another format or belongs to another key. It counts as missing then. */
export function fromFile(key: string, file: Buffer): Entry | undefined {
  const start = MAGIC.byteLength + DIGEST_BYTES
  if (file.byteLength < start + 4 || !file.subarray(0, MAGIC.byteLength).equals(MAGIC)) return undefined
  const content = file.subarray(start)
  if (!digestOf(content).equals(file.subarray(MAGIC.byteLength, start))) return undefined
  const bodyStart = 4 + content.readUInt32LE(0)
  const head = JSON.parse(content.toString('utf8', 4, bodyStart)) as Head
  const { key: written, tag, encoding, ...rest } = head
  if (written !== key) return undefined
  // A copy: a view would keep the whole file in memory.
  const bytes = Buffer.allocUnsafeSlow(content.byteLength - bodyStart)
  content.copy(bytes, 0, bodyStart)
  return { ...rest, body: { tag, bytes: { [encoding]: bytes } } }
}
