import { notFound } from 'next/navigation'
import type { EssentialName, OutputOf } from '@/lib/contract/endpoints'
import { otherLocale } from '@/lib/i18n/locales'
import { isRecordId } from '@/lib/i18n/record-id'
import type { CallInput } from './call'
import { find, type Language } from './load'

/** Where the pages of a kind of record are, and the list that is shown for a missing one (D3). */
export type Section = { path: string; list: string }
/** A record as its page shows it, and where the language switch leads: its alternate when that exists, else the list (D3). */
export type RecordPage<T> = { record: T; path: string; alternatePath: string; hasAlternate: boolean }

/** The language that the switch of a page leads to. */
export const otherLanguage = ({ locale }: Language): Language => ({ locale: otherLocale(locale) })

/**
 * A page's own record. Only a proven "does not exist" becomes the 404 page; every other failure is thrown (D13). What is no id (D5) is
 * not asked for.
 */
export async function ownRecord<N extends EssentialName>(
  name: N,
  language: Language,
  input: CallInput & { id: string },
): Promise<OutputOf<N>> {
  if (!isRecordId(input.id)) notFound()
  const record = await find(name, language, input)
  if (record === undefined) notFound()
  return record
}
