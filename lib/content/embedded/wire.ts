import type { Wire } from '../shared/wire'
import type { StoredRecord } from './file'
import { copyOf } from './late-html'
import { resolveRelativeTime } from './times'

/** Reads the records of one language as of one moment. */
export type Snapshot = { directory: string; now: number; zone: string; preview: boolean }
const housekeeping = new Set(['published', 'publishAt', 'expireAt', 'fixed'])
const timeFields = ['createTime', 'createdAt', 'startDate', 'endDate', 'publishAt', 'expireAt'] as const

/** False for drafts, for records whose publishAt lies ahead and those whose expireAt is past (D31); previews see everything. */
export function isVisible(
  record: StoredRecord,
  snapshot: Snapshot,
  timeOf: (text: string) => number | undefined,
): boolean {
  if (snapshot.preview) return true
  if (record.published === false) return false
  const at = (time: unknown) => timeOf(resolveRelativeTime(String(time), snapshot.now, snapshot.zone))
  const from = record.publishAt === undefined ? snapshot.now : at(record.publishAt)
  const until = record.expireAt === undefined ? Number.POSITIVE_INFINITY : at(record.expireAt)
  return from !== undefined && until !== undefined && from <= snapshot.now && snapshot.now < until
}

/** A record as the wire carries it, references still ids: relative times resolved, housekeeping fields gone. */
export function toWire(record: Wire, snapshot: Snapshot): Wire {
  const { published, publishAt, expireAt } = record
  const wire = copyOf(record, housekeeping)
  // A preview says how the record stands; schemas ignore it (contract: an unknown field is ignored).
  if (snapshot.preview)
    Object.assign(
      wire,
      published === false && { published },
      publishAt !== undefined && { publishAt },
      expireAt !== undefined && { expireAt },
    )
  for (const field of timeFields) {
    if (typeof wire[field] === 'string')
      wire[field] = resolveRelativeTime(wire[field], snapshot.now, snapshot.zone)
  }
  return wire
}
