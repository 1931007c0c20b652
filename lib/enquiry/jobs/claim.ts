import { readSetting } from '../store/settings'
import type { Store } from '../store/tables'

/**
 * Changes a setting from an expected old value to a new one; false when another instance was first. Work for one instance alone is
 * done by the one that gets true.
 */
export async function claimSetting(
  { db }: Store,
  name: string,
  before: string | undefined,
  value: string,
): Promise<boolean> {
  if (before === undefined) {
    const inserted = await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    return inserted !== undefined
  }
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ value })
    .where('name', '=', name)
    .where('value', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Does something once for a new value of a setting, however many instances there are; when it fails the setting is what it was and
 * the next call tries again.
 */
export async function runOncePer(
  store: Store,
  name: string,
  next: (before: string | undefined) => string | undefined,
  work: () => Promise<void>,
): Promise<boolean> {
  const before = await readSetting(store, name)
  const value = next(before || undefined)
  if (value === undefined || value === before) return false
  if (!(await claimSetting(store, name, before, value))) return false
  try {
    await work()
    return true
  } catch (error) {
    await claimSetting(store, name, value, before ?? '')
    throw error
  }
}
