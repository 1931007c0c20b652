import { isDraft } from '@/lib/contract/restrict'
import type { StoredRecord } from './file'

/** A file that says it is the record of an id. */
export type IdConflict = { name: string; record: StoredRecord; writtenAt: number; isHeld?: boolean }

const hasIdInName = ({ name, record }: IdConflict) => name.split(/\D/)[0] === String(record.id)

/**
 * Files with the same id, the one that keeps it first (D31): a published record before a draft, then who has it already, then
 * the file that bears the id in its name, the older file, and the name. So a copied file whose id nobody changed does not replace the original.
 */
export function byIdPriority<T extends IdConflict>(files: readonly T[]): T[] {
  const rank = (file: T) => [isDraft(file.record), !file.isHeld, !hasIdInName(file)].map(Number).join('')
  return [...files].sort(
    (a, b) => rank(a).localeCompare(rank(b)) || a.writtenAt - b.writtenAt || (a.name < b.name ? -1 : 1),
  )
}

/** The message for a file whose id belongs to another file. */
export const idTakenMessage = ({ id }: StoredRecord, name: string) => `id ${id} is taken by ${name}`

/** Items with the same key together, in the order the keys come. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => unknown): T[][] {
  const groups = new Map<unknown, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups.values()]
}
