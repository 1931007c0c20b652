import type { StoredRecord } from './file'
import { recordById, recordsIn } from './library'
import { resolveRelativeTime } from './times'

/** Reads the records of one language as of one moment. */
export type Shelf = { directory: string; now: number; zone: string; preview: boolean }
type Wire = Record<string, unknown>

const timeFields = ['createTime', 'createdAt', 'startDate', 'endDate', 'publishAt'] as const

/** False for drafts and for records whose publishAt lies ahead (D31); previews see everything. */
export function isVisible(
  record: StoredRecord,
  shelf: Shelf,
  publishTime: (text: string) => number | undefined,
): boolean {
  if (shelf.preview) return true
  if (record.published === false) return false
  if (record.publishAt === undefined) return true
  const time = publishTime(resolveRelativeTime(String(record.publishAt), shelf.now, shelf.zone))
  return time !== undefined && time <= shelf.now
}

/** A record as the wire carries it, references still ids: relative times resolved, housekeeping fields gone. */
export function toWire(record: StoredRecord, shelf: Shelf): Wire {
  const { published, publishAt, fixed: _fixed, ...wire } = record as Wire
  // A preview says how the record stands; schemas ignore it (contract: an unknown field is ignored).
  if (shelf.preview)
    Object.assign(wire, published === false && { published }, publishAt !== undefined && { publishAt })
  for (const field of timeFields) {
    if (typeof wire[field] === 'string') wire[field] = resolveRelativeTime(wire[field], shelf.now, shelf.zone)
  }
  return wire
}

const ids = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : []

/** The records a list of ids names, in that order; unknown and invisible ones are left out. */
export function referred(
  shelf: Shelf,
  folder: string,
  value: unknown,
  visible: (record: StoredRecord) => boolean,
): StoredRecord[] {
  return ids(value).flatMap((id) => {
    const record = recordById(`${shelf.directory}/${folder}`, id)
    return record && visible(record) ? [record] : []
  })
}

/** All visible records of a folder. */
export function all(
  shelf: Shelf,
  folder: string,
  visible: (record: StoredRecord) => boolean,
): StoredRecord[] {
  return recordsIn(`${shelf.directory}/${folder}`).filter(visible)
}

/** Picks the named fields that are present. */
export function pick(record: Wire, names: readonly string[]): Wire {
  return Object.fromEntries(
    names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
  )
}
