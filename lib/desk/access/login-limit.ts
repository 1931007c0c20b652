import { addressLimit, keyLimit } from '@/lib/enquiry/rate-limit'
import type { Store } from '@/lib/enquiry/store/tables'

const countAddress = addressLimit({ points: 10, duration: 900, keyPrefix: 'desk' })
const countTries = keyLimit({ points: 30, duration: 900, keyPrefix: 'desk-name' })

/**
 * Counts an attempt to sign in: ten in a quarter of an hour from one address, and thirty of one `key`, a browser that an account is known
 * in or all others that try its name (`triesKey`): strangers lock nobody out who signed in before. Answers how long to wait when it is one too many.
 */
export const countLogin = async (headers: Headers, open: (() => Promise<Store>) | undefined, key?: string) =>
  (await countAddress(headers, open)) ?? (key === undefined ? undefined : await countTries(key, open))
