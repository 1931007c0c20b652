import type { Wire } from '../shared/wire'
import type { StoredRecord } from './file'
import { recordById } from './library'
import type { Snapshot } from './wire'

const ids = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : []

/** The records a list of ids names, in that order; unknown and invisible ones are left out. */
export function referred(
  snapshot: Snapshot,
  folder: string,
  value: unknown,
  visible: (record: StoredRecord) => boolean,
): StoredRecord[] {
  return ids(value).flatMap((id) => {
    const record = recordById(`${snapshot.directory}/${folder}`, id)
    return record && visible(record) ? [record] : []
  })
}

/** Picks the named fields that are present. */
export function pick(record: Wire, names: readonly string[]): Wire {
  return Object.fromEntries(
    names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
  )
}
