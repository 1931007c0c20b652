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

const SIGNING_KEY = 'signing-key'
const keys = new WeakMap<Store, Buffer>()

/** The key that signs gated addresses: made once, stored in the database so that all instances share it (D26). */
export async function signingKey(store: Store): Promise<Buffer> {
  const cached = keys.get(store)
  if (cached) return cached
  try {
    const made = { name: SIGNING_KEY, value: randomBytes(32).toString('hex') }
    await store.db
      .insertInto('settings')
      .values(made)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const row = await store.db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', SIGNING_KEY)
      .executeTakeFirstOrThrow()
    const key = Buffer.from(row.value, 'hex')
    keys.set(store, key)
    return key
  } catch (cause) {
    throw new StoreUnavailableError({ cause })
  }
}
