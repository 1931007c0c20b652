import { accountId } from '@/lib/enquiry/admin/accounts'
import { addressLimit, keyLimit } from '@/lib/enquiry/rate-limit'
import type { Store } from '@/lib/enquiry/store/tables'

const countAddress = addressLimit({ points: 10, duration: 900, keyPrefix: 'desk' })
const countName = keyLimit({ points: 30, duration: 900, keyPrefix: 'desk-name' })

/**
 * Counts an attempt to sign in: ten in a quarter of an hour from one address, and thirty with the name of one account from all, whether
 * it exists or not: enough that a few strangers do not lock somebody out. Answers how long to wait when it is one too many.
 */
export const countLogin = async (headers: Headers, open: (() => Promise<Store>) | undefined, name?: string) =>
  (await countAddress(headers, open)) ??
  (name === undefined ? undefined : await countName(accountId(name), open))
