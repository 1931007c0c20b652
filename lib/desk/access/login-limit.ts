import { addressLimit } from '@/lib/enquiry/rate-limit'

/** Counts an attempt to sign in: ten in a quarter of an hour from one address. */
export const countLogin = addressLimit({ points: 10, duration: 900, keyPrefix: 'desk' })
