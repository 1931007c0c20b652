import { notFound } from 'next/navigation'
import type { EndpointName, EssentialName, OutputOf } from '@/lib/contract/endpoints'
import { NotFoundError } from '@/lib/contract/errors'
import { type Mark, otherMark } from '@/lib/i18n/locales'
import type { CallInput } from './call'
import { load, loadOptional } from './load'

/** A page's own record: only a proven "does not exist" becomes the 404 page, every other failure is thrown (D13). */
export async function loadRecord<N extends EssentialName>(
  name: N,
  mark: Mark,
  input: CallInput,
): Promise<OutputOf<N>> {
  if (!isRecordId(input.id)) notFound()
  try {
    return await load(name, mark, input)
  } catch (error) {
    if (error instanceof NotFoundError) notFound()
    throw error
  }
}

const isRecordId = (id: string | undefined) => id !== undefined && /^\d{1,15}$/.test(id)

/** Where the language switch of a record's page leads: its alternate when that exists, else the section's list (D3). */
export async function alternateOf(
  name: EndpointName,
  mark: Mark,
  input: CallInput,
  path: string,
  listPath: string,
): Promise<{ alternatePath: string; hasAlternate: boolean }> {
  const hasAlternate = (await loadOptional(name, otherMark(mark), input)) !== undefined
  return { alternatePath: hasAlternate ? path : listPath, hasAlternate }
}
