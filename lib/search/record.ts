import type { SearchKind } from '@/lib/content-types/addresses'
import type { Resource } from '@/lib/contract/resource'

/** A page as search knows it. `key` names it for good, in both languages; `keywords` are words that stand for it: customer, place, labels, people. */
export type SearchRecord = {
  key: string
  kind: SearchKind
  /** The list or folder it came from: when that is read again, what is no longer in it is gone. */
  from: string
  /** Path without language prefix. */
  path: string
  title: string
  desc: string
  keywords: string
  body: string
  /** What the record shares with its alternate in the other language, where the key does not say so. */
  pair?: string
  /** Whom or what it is about by name besides its title: the customer of a case. */
  subject?: string
  /** What the other language calls it: its title there, and its subject. */
  otherNames?: string[]
  /** What stands under a hit besides its date: an industry, a customer, a place. */
  note?: string
  time?: number
  endTime?: number
  cover?: Resource
}

/** Equal for two readings of a record that search shows and finds alike. */
export const signatureOf = (record: SearchRecord): string => JSON.stringify(record)
