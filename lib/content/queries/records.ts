import { notFound } from 'next/navigation'
import { recordTypes } from '@/lib/content-types'
import { type RecordFolder, recordAddresses, sectionPath } from '@/lib/content-types/addresses'
import { isArticleType, type OutputOf } from '@/lib/contract/endpoints'
import type { PageContext } from '@/lib/i18n/page-context'
import { isObject } from '@/lib/is-object'
import { find, type Language, loadOptional } from '../client/load'
import { otherLanguage, ownRecord, type RecordPage, type Section } from '../client/record'
import { switchTo } from './absent'
import { previewRecord, type SearchParams } from './preview'

/** The section of a kind; an article's type that names another endpoint is no article (contract, "News"): the 404 page. */
function sectionOf(folder: RecordFolder, type: string): Section {
  if (folder === 'news' && !isArticleType(type)) notFound()
  return { path: sectionPath(folder, type), list: recordAddresses[folder].list }
}

/** Back ends of .NET and MySQL find an id in any case: the address is that of the record's own. */
function ownId(record: unknown, asked: string): string {
  const own = isObject(record) ? String(record.id) : asked
  return own.toLowerCase() === asked.toLowerCase() ? own : asked
}

const inputOf = (id: string, type: string) => ({ id, ...(type && { type }) })

/**
 * The query behind the page of a record of a kind: the record with its addresses (§2). One that does not exist is the 404 page;
 * throws when the source cannot say. `type` as the address has it, '' where it has none.
 */
export function recordOf<F extends RecordFolder>(folder: F) {
  type Call = (typeof recordTypes)[F]['call']
  const call: Call = recordTypes[folder].call
  return async (page: Language, id: string, type = ''): Promise<RecordPage<OutputOf<Call>>> => {
    const { path: above, list } = sectionOf(folder, type)
    const input = inputOf(id, type)
    const record = await ownRecord(call, page, input)
    const path = `${above}/${ownId(record, id)}`
    const hasAlternate = (await loadOptional(call, otherLanguage(page), input)) !== undefined
    return { record, path, alternatePath: hasAlternate ? path : await switchTo(page, list), hasAlternate }
  }
}

/** The query behind its preview: the record as its editors see it (D14). Throws like the other. */
export function previewOf<F extends RecordFolder>(folder: F) {
  const { call } = recordTypes[folder]
  return async (page: PageContext, id: string, query: SearchParams, type = '') =>
    previewRecord<(typeof recordTypes)[F]['call']>(
      call,
      page,
      inputOf(id, type),
      sectionOf(folder, type),
      query,
    )
}

/** A published event, for what is no page; undefined when it is proven not to exist. Throws when the source cannot say. */
export const findActivity = (language: Language, id: string) => find('activity', language, { id })
