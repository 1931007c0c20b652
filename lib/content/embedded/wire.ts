import type { StoredRecord } from './file'
import { resolveRelativeTime } from './times'

/** Reads the records of one language as of one moment. */
export type Shelf = { directory: string; now: number; zone: string; preview: boolean }
type Wire = Record<string, unknown>

const timeFields = ['createTime', 'createdAt', 'startDate', 'endDate', 'publishAt', 'expireAt'] as const

/** False for drafts, for records whose publishAt lies ahead and those whose expireAt is past (D31); previews see everything. */
export function isVisible(
  record: StoredRecord,
  shelf: Shelf,
  timeOf: (text: string) => number | undefined,
): boolean {
  if (shelf.preview) return true
  if (record.published === false) return false
  const at = (time: unknown) => timeOf(resolveRelativeTime(String(time), shelf.now, shelf.zone))
  const from = record.publishAt === undefined ? shelf.now : at(record.publishAt)
  const until = record.expireAt === undefined ? Number.POSITIVE_INFINITY : at(record.expireAt)
  return from !== undefined && until !== undefined && from <= shelf.now && shelf.now < until
}

/** A record as the wire carries it, references still ids: relative times resolved, housekeeping fields gone. */
export function toWire(record: StoredRecord, shelf: Shelf): Wire {
  const { published, publishAt, expireAt, fixed: _fixed, ...wire } = record as Wire
  // A preview says how the record stands; schemas ignore it (contract: an unknown field is ignored).
  if (shelf.preview)
    Object.assign(
      wire,
      published === false && { published },
      publishAt !== undefined && { publishAt },
      expireAt !== undefined && { expireAt },
    )
  for (const field of timeFields) {
    if (typeof wire[field] === 'string') wire[field] = resolveRelativeTime(wire[field], shelf.now, shelf.zone)
  }
  return wire
}
