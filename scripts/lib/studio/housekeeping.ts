import type { CustomField, Field } from '@sveltia/cms'
import { sourceKey } from '@/lib/studio/file/shape'
import { below, commonOf, type Place } from './place'

/** Folders whose list pages have a carousel. */
const carousels = new Set(['news', 'activities', 'media'])

/** Whether a record shows (D31). A new one is a draft, as by `content new`; of a file that says nothing the switch is on (`onByDefault`). */
export const publishedSwitch = (place: Place, identifier: string): CustomField => ({
  ...commonOf(below(place, 'published'), false),
  widget: 'published',
  identifier,
})

/** The text of a record's file. Not translated, so that the editor takes it for no language but the file's own. */
export const sourceField: Field = { name: sourceKey, widget: 'source', required: false }

/** What every record has besides the contract's fields and that (D31): when it shows, and in the carousel. */
export function housekeeping(place: Place): Field[] {
  const common = (name: string) => commonOf(below(place, name), false)
  const format = 'YYYY-MM-DD HH:mm'
  return [
    ...(carousels.has(place.folder) ? [{ ...common('fixed'), widget: 'boolean' as const }] : []),
    { ...common('publishAt'), widget: 'datetime', format },
    { ...common('expireAt'), widget: 'datetime', format },
  ]
}
