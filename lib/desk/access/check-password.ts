import { accountId, readAccount } from '@/lib/enquiry/admin/accounts'
import type { Store } from '@/lib/enquiry/store/tables'
import { isPassword } from './password'

/** Of no password, at the cost of every other: a name that does not exist takes as long as one that does. */
const NOBODY = `scrypt:15:8:3:${'A'.repeat(22)}:${'A'.repeat(43)}`

/** Whom a name and password sign in: what a session is made of. Undefined for a wrong name as for a wrong password, after the same time. */
export async function checkAccount(store: Store, name: string, password: string) {
  const account = await readAccount(store, accountId(name))
  const hash = account?.password || NOBODY
  const isRight = await isPassword(password, hash)
  return isRight && account?.password ? { who: account.name, hash, account: account.id } : undefined
}

/** The same with the password that all share: whoever knows it is who they say. */
export async function checkShared(hash: string, who: string, password: string) {
  return (await isPassword(password, hash)) ? { who, hash, account: undefined } : undefined
}
