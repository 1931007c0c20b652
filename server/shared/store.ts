import type { SharedStore } from '@/lib/shared-store'
import type { Connection } from './connection'
import type { EditLog } from './edits'

type Head = { lastEdit: string; tags: string[] }
const LINE_END = 10

/** Larger ones would hold up everybody else's answers. */
const MOST_BYTES = 4 * 1024 * 1024

function unpack(packed: Buffer): { head: Head; bytes: Buffer } | undefined {
  const end = packed.indexOf(LINE_END)
  if (end < 0) return undefined
  try {
    return { head: JSON.parse(packed.toString('utf8', 0, end)) as Head, bytes: packed.subarray(end + 1) }
  } catch {
    return undefined
  }
}

/** What instances store in Redis, each piece marked with its tags and the last edit that its maker knew (ADR 0017). */
export function redisStore(
  { ask, probe }: Pick<Connection, 'ask' | 'probe'>,
  edits: Pick<EditLog, 'lastEditAt' | 'isOutdated'>,
  prefix: string,
): SharedStore {
  return {
    read: async (key) => {
      const found = await ask<Buffer | null>(['GET', prefix + key])
      const unpacked = found ? unpack(found) : undefined
      if (!unpacked) return undefined
      const { head, bytes } = unpacked
      return { bytes, isOutdated: edits.isOutdated(head.tags, head.lastEdit) }
    },
    write: (key, bytes, { tags, madeAt, seconds }) => {
      if (bytes.byteLength > MOST_BYTES) return
      const head: Head = { lastEdit: edits.lastEditAt(madeAt), tags: [...tags] }
      const packed = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes])
      void ask(['SET', prefix + key, packed, 'EX', String(Math.max(1, Math.ceil(seconds)))])
    },
    remove: (key) => void ask(['DEL', prefix + key]),
    check: async () => void (await probe(['PING'])),
  }
}
