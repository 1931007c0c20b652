import { randomBytes } from 'node:crypto'
import { type Store, StoreUnavailableError } from './tables'

/** A setting's value; undefined when it was never set. */
export async function readSetting({ db }: Store, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** Sets or replaces a setting. */
export async function writeSetting({ db }: Store, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

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

const SIGNING_KEY = 'signing-key'
const keys = new WeakMap<Store, Buffer>()

/** The key that signs gated addresses: made once, stored in the database so that all instances share it (D26). */
export async function signingKey(store: Store): Promise<Buffer> {
  const cached = keys.get(store)
  if (cached) return cached
  try {
    await claimSetting(store, SIGNING_KEY, undefined, randomBytes(32).toString('hex'))
    const written = await readSetting(store, SIGNING_KEY)
    if (!written) throw new Error('no signing key')
    const key = Buffer.from(written, 'hex')
    keys.set(store, key)
    return key
  } catch (cause) {
    throw new StoreUnavailableError({ cause })
  }
}
