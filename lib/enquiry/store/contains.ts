import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Store } from './tables'

/** A text column that may hold a text somewhere, capitals or not; `%` and `_` in it mean themselves. */
export function contains(
  { dialect }: Pick<Store, 'dialect'>,
  column: string,
  text: string,
): RawBuilder<SqlBool> {
  const pattern = `%${text.replace(/[!%_]/g, '!$&')}%`
  // SQLite knows the capitals of ASCII alone: any one character may stand for another letter that has one.
  const loose = pattern.replace(/(?!\p{ASCII})[\p{Lu}\p{Ll}]/gu, '_')
  return dialect === 'postgres'
    ? sql<SqlBool>`${sql.ref(column)} ilike ${pattern} escape '!'`
    : sql<SqlBool>`${sql.ref(column)} like ${loose} escape '!'`
}

/** A text as the JSON of a column has it. */
export const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
