import { isDraft, isShownAt } from '@/lib/contract/restrict'
import type { RawRecord } from '../../shared/source'
import type { StoredRecord } from './file'
import { publicationStatusAt, resolveRelativeTime } from './times'

/** As of when and for whom records are read; `now` in epoch ms. */
export type Moment = { now: number; zone: string; preview: boolean }
/** The records of one language as of one moment. */
export type Snapshot = Moment & { directory: string }
const timeFields = ['createTime', 'createdAt', 'startDate', 'endDate', 'publishAt', 'expireAt'] as const

/** False for drafts, for records that do not say so in a form that can be read, for those whose publishAt lies ahead and those whose expireAt is past (D31); previews see everything. */
export const isVisible = (record: StoredRecord, { preview, now, zone }: Moment): boolean =>
  preview || isShownAt(publicationStatusAt(record, now, zone), now)

/** A record as the wire carries it, references still ids: relative times resolved, housekeeping fields gone. */
export function toWire(record: RawRecord, snapshot: Moment): RawRecord {
  const { published: _published, fixed: _fixed, publishAt, expireAt, ...wire } = record
  // A preview shows the record's status; schemas ignore it (contract: an unknown field is ignored).
  if (snapshot.preview)
    Object.assign(
      wire,
      isDraft(record) && { published: false },
      publishAt !== undefined && { publishAt },
      expireAt !== undefined && { expireAt },
    )
  for (const field of timeFields) {
    if (typeof wire[field] === 'string')
      wire[field] = resolveRelativeTime(wire[field], snapshot.now, snapshot.zone)
  }
  return wire
}

/** Picks the named fields that are present. */
export const pick = (record: RawRecord, names: readonly string[]): RawRecord =>
  Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])))

/** One page of a list, the first ten without more words (contract, "Generic calls"), of a body that `pageProblem` has no word against. */
export function paged<T>(items: T[], { pageNo, pageSize }: RawRecord): { data: T[]; total: number } {
  const size = Number(pageSize ?? 10)
  const start = (Number(pageNo ?? 1) - 1) * size
  return { data: items.slice(start, start + size), total: items.length }
}
