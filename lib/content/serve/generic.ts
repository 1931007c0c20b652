import type { z } from 'zod'
import { folders } from '../sources/files/folders'

/**
 * Types of the generic calls `{type}/list` and `{type}/{id}`, and where their records are (contract, "Generic calls"): every folder whose
 * records have an id. Industries share their type with the solutions, which have it.
 */
export const genericTypes: Record<string, string> = Object.fromEntries(
  Object.entries(folders).flatMap(([folder, { resource, isAnonymous }]) =>
    isAnonymous || folder === 'industries' ? [] : [[resource, folder]],
  ),
)

/** Schema of a generic type's records. */
export function genericSchema(type: string): z.ZodType | undefined {
  return folders[genericTypes[type] ?? '']?.schema
}

/** Records whose fields equal the conditions; a list in a condition means any of its values. */
export function matching(records: Record<string, unknown>[], conditions: unknown): Record<string, unknown>[] {
  if (conditions === null || typeof conditions !== 'object') return records
  const wanted = Object.entries(conditions).filter(([, value]) => value !== null && value !== '')
  return records.filter((record) =>
    wanted.every(([field, value]) =>
      Array.isArray(value) ? value.includes(record[field]) : record[field] === value,
    ),
  )
}
