import { fold } from '@/lib/rules/search/words'
import type { SearchRecord } from '@/lib/search/record'
import type { RecordIndex } from '@/lib/search/record-index'
import { yielding } from '@/lib/yield-between'

/** What the records of a language are called, by what they share with their alternates: the address (D3). */
type Names = ReadonlyMap<string, string[]>

const pairOf = ({ pair, key }: SearchRecord) => pair ?? key
const namesOf = ({ title, subject }: SearchRecord) => [title, ...(subject ? [subject] : [])]

/** The names of all records of an index; none while it is empty. */
export function namesIn(index: RecordIndex): Names {
  const names = new Map<string, string[]>()
  for (const record of index.all()) names.set(pairOf(record), namesOf(record))
  return names
}

/** A record with what the other language calls it, unless that is its own name or it has no alternate there. */
export function withOtherNames({ otherNames: _, ...record }: SearchRecord, names: Names): SearchRecord {
  const own = new Set(namesOf(record).map(fold))
  const otherNames = names.get(pairOf(record))?.filter((name) => !own.has(fold(name))) ?? []
  return otherNames.length > 0 ? { ...record, otherNames } : record
}

/** Brings the other names of all records of an index up to what is known now. */
export async function renameAll(index: RecordIndex, names: Names): Promise<void> {
  for await (const record of yielding(index.all())) {
    // While others had their turn it was changed or withdrawn: what is there now is not for this run to undo.
    if (index.record(record.key) !== record) continue
    const named = withOtherNames(record, names)
    if (String(named.otherNames) !== String(record.otherNames)) index.put(named)
  }
}
