import { createHash } from 'node:crypto'
import type { Body, Encoding } from './body'
import type { Page } from './page'

const MAGIC = Buffer.from('PAGE1\n')
const DIGEST_BYTES = 32
const digestOf = (...parts: Buffer[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

type Part = { name: string; tag: string; encoding: Encoding; length: number }
type Head = Omit<Page, 'html' | 'rsc' | 'segments'> & { key: string; parts: Part[] }

/** The smallest form of a body that is there. */
function written({ bytes }: Body): [Encoding, Buffer] {
  if (bytes.br) return ['br', bytes.br]
  return ['identity', bytes.identity ?? Buffer.alloc(0)]
}

/** A page as one file: magic bytes, digest, head as JSON, bytes. */
export function toFile(key: string, { html, rsc, segments, ...rest }: Page): Buffer {
  const bodies: [string, Body][] = [['html', html], ['rsc', rsc], ...segments]
  const forms = bodies.map(([name, body]) => ({ name, tag: body.tag, form: written(body) }))
  const parts = forms.map(({ name, tag, form: [encoding, { byteLength: length }] }) => ({
    name,
    tag,
    encoding,
    length,
  }))
  const head = Buffer.from(JSON.stringify({ ...rest, key, parts } satisfies Head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.byteLength)
  const texts = forms.map(({ form: [, bytes] }) => bytes)
  return Buffer.concat([MAGIC, digestOf(length, head, ...texts), length, head, ...texts])
}

/** The page of a file; undefined when the file is incomplete, has another format or belongs to another page. It counts as missing then. */
export function fromFile(key: string, file: Buffer): Page | undefined {
  const start = MAGIC.byteLength + DIGEST_BYTES
  if (file.byteLength < start + 4 || !file.subarray(0, MAGIC.byteLength).equals(MAGIC)) return undefined
  const content = file.subarray(start)
  if (!digestOf(content).equals(file.subarray(MAGIC.byteLength, start))) return undefined
  const headLength = content.readUInt32LE(0)
  const { key: written, parts, ...rest } = JSON.parse(content.toString('utf8', 4, 4 + headLength)) as Head
  if (written !== key) return undefined
  const bodies = new Map<string, Body>()
  let at = 4 + headLength
  for (const { name, tag, encoding, length } of parts) {
    const bytes = Buffer.allocUnsafeSlow(length)
    content.copy(bytes, 0, at, at + length)
    bodies.set(name, { tag, bytes: { [encoding]: bytes } })
    at += length
  }
  const [html, rsc] = [bodies.get('html'), bodies.get('rsc')]
  bodies.delete('html')
  bodies.delete('rsc')
  return html && rsc ? { ...rest, html, rsc, segments: bodies } : undefined
}
