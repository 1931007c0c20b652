import { contains, inJson } from '../store/contains'
import type { Store } from '../store/tables'
import type { Filter } from './filter'
import type { Enquiry } from './read'

/** The rows that a filter may mean: what SQL cannot say exactly, `isMatch` does. Erased ones never. */
export function matching(store: Store, filter: Filter) {
  const { from = 0, before, formId, locale, state, isSpamLeftOut, delivery, text } = filter
  const { db } = store
  let query = db.selectFrom('enquiries').where('erased_at', 'is', null).where('created_at', '>=', from)
  if (before !== undefined) query = query.where('created_at', '<', before)
  if (formId !== undefined) query = query.where('form_id', '=', formId)
  if (state !== undefined) query = query.where('state', '=', state)
  if (isSpamLeftOut) query = query.where('state', '!=', 'spam')
  // The language is the first field of the stored JSON.
  if (locale !== undefined) query = query.where('client', 'like', `{"mark":"${locale}"%`)
  if (delivery !== undefined) {
    const ids = db.selectFrom('deliveries').select('enquiry_id').where('status', '=', delivery)
    query = query.where('id', 'in', ids)
  }
  if (text !== undefined)
    query = query.where(({ or }) =>
      or([
        contains(store, 'payload', inJson(text)),
        contains(store, 'client', inJson(text)),
        contains(store, 'id', text),
      ]),
    )
  return query
}

/** Whether an enquiry is one that the filter means, by its values and not by the JSON around them. */
export function isMatch({ row, body, context }: Enquiry, { locale, text }: Filter): boolean {
  if (locale !== undefined && context.mark !== locale) return false
  if (text === undefined) return true
  const values = body.fieldValues.map(({ value }) => value)
  const origin = Object.values(context.client?.firstTouch ?? {})
  const places = [...values, ...origin, context.formName, context.page ?? '', row.id]
  return places.some((place) => place.toLowerCase().includes(text.toLowerCase()))
}
