import type { PageContext } from '@/lib/i18n/page-context'
import type { Language } from './client/load'
import { getRecord } from './client/record'
import { previewRecord, type SearchParams } from './preview'

/** The form of one language has its alternate under the same id; without one the switch leads home (D3, D6). */
const section = { path: '/form', list: '/' }

/** A form with its addresses (D6). One that does not exist is the 404 page; throws when the source cannot say. */
export const getForm = (page: Language, id: string) => getRecord('form', page, { id }, section)

/** A form as its editors see it (D6, D14). Throws like getForm. */
export const previewForm = (page: PageContext, id: string, query: SearchParams) =>
  previewRecord('form', page, { id }, section, query)
