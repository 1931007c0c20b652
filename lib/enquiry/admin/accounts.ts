import { createHash } from 'node:crypto'
import { defaultLocale, type Locale } from '@/lib/i18n/locales'
import { legible } from '../form/normalise'
import type { DeskAccountRow, Store } from '../store/tables'

/** The longest name, code points. */
const LONGEST_NAME = 60

/** A name as it is stored and shown: nothing unseen in it, and of the length that a name may have. */
export const accountName = (text: string): string =>
  [...legible(text).replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('')

/** The key of a name: the same whatever its capitals, and fit for a cookie. */
export const accountId = (name: string): string =>
  createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 32)

/** Everybody who works at the desk, by name. */
export const readAccounts = ({ db }: Store): Promise<DeskAccountRow[]> =>
  db.selectFrom('desk_accounts').selectAll().orderBy('name').execute()

/** Names that enquiries may be found under: everybody here, and those who left while some still have theirs. */
export async function readAssignees(store: Store): Promise<string[]> {
  const assigned = store.db
    .selectFrom('enquiries')
    .select('assignee')
    .distinct()
    .where('assignee', 'is not', null)
    .where('erased_at', 'is', null)
  const [accounts, rows] = await Promise.all([readAccounts(store), assigned.execute()])
  const names = [...accounts.map(({ name }) => name), ...rows.flatMap(({ assignee }) => assignee ?? [])]
  return [...new Set(names)].sort()
}

/** The account of a key; undefined when there is none. */
export const readAccount = ({ db }: Store, id: string): Promise<DeskAccountRow | undefined> =>
  db.selectFrom('desk_accounts').selectAll().where('id', '=', id).executeTakeFirst()

type NewAccount = { name: string; password: string; language: Locale; now: number }

/** Adds an account, `password` as a hash; false when the name is taken. */
export async function addAccount({ db }: Store, { name, now, ...account }: NewAccount): Promise<boolean> {
  const added = await db
    .insertInto('desk_accounts')
    .values({ ...account, id: accountId(name), name, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Notes whom a proxy signs in, so that colleagues can be given enquiries. Returns the name as it was first written: what is theirs is found by it. */
export async function rememberUser(store: Store, name: string, now: number): Promise<string> {
  const existing = await readAccount(store, accountId(name))
  if (!existing) await addAccount(store, { name, password: '', language: defaultLocale, now })
  return existing?.name ?? name
}

/** Sets a password, given as a hash, which ends every session of the old one; false when there is no such account. */
export async function changePassword({ db }: Store, name: string, password: string): Promise<boolean> {
  const changing = db.updateTable('desk_accounts').set({ password }).where('id', '=', accountId(name))
  return (await changing.executeTakeFirst()).numUpdatedRows > 0n
}

/** Removes an account and so its sessions; false when there is none. What is theirs keeps the name. */
export async function removeAccount({ db }: Store, name: string): Promise<boolean> {
  const removing = db.deleteFrom('desk_accounts').where('id', '=', accountId(name))
  return (await removing.executeTakeFirst()).numDeletedRows > 0n
}
