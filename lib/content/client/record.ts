import { notFound } from 'next/navigation'
import type { EssentialName, OutputOf } from '@/lib/contract/endpoints'
import { otherLocale } from '@/lib/i18n/locales'
import { isRecordId } from '@/lib/i18n/record-id'
import { isObject } from '@/lib/is-object'
import type { CallInput } from './call'
import { find, type Language, loadOptional } from './load'

/** Where the pages of a kind of record are, and the list that is shown for a missing one (D3). */
export type Section = { path: string; list: string }
/** A record as its page shows it, and where the language switch leads: its alternate when that exists, else the list (D3). */
export type RecordPage<T> = { record: T; path: string; alternatePath: string; hasAlternate: boolean }
type RecordInput = CallInput & { id: string }

/** The language that the switch of a page leads to. */
export const otherLanguage = ({ locale }: Language): Language => ({ locale: otherLocale(locale) })

/**
 * A page's own record with its addresses. Only a proven "does not exist" becomes the 404 page; every other failure is
 * thrown (D13). What is no id (D5) is not asked for. The alternate is asked for once the record is known.
 */
export async function getRecord<N extends EssentialName>(
  name: N,
  language: Language,
  input: RecordInput,
  section: Section,
): Promise<RecordPage<OutputOf<N>>> {
  const record = await ownRecord(name, language, input)
  const path = `${section.path}/${ownId(record, input.id)}`
  const hasAlternate = (await loadOptional(name, otherLanguage(language), input)) !== undefined
  return { record, path, alternatePath: hasAlternate ? path : section.list, hasAlternate }
}

/** Back ends of .NET and MySQL find an id in any case: the address is that of the record's own. */
function ownId(record: unknown, asked: string): string {
  const own = isObject(record) ? String(record.id) : asked
  return own.toLowerCase() === asked.toLowerCase() ? own : asked
}

/** The record alone; throws like getRecord. */
export async function ownRecord<N extends EssentialName>(
  name: N,
  language: Language,
  input: RecordInput,
): Promise<OutputOf<N>> {
  if (!isRecordId(input.id)) notFound()
  const record = await find(name, language, input)
  if (record === undefined) notFound()
  return record
}
