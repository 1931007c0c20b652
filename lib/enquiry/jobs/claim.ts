import { claimSetting, readSetting } from '../store/settings'
import type { Store } from '../store/tables'

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
