import type { Field } from '@sveltia/cms'
import type { Locale } from '@/lib/i18n/locales'
import { below, commonOf } from './place'

/** Folders whose list pages have a carousel. */
const carousels = new Set(['news', 'activities', 'media'])

/** What every record has besides the contract's fields (D31): whether and when it shows, and in the carousel. */
export function housekeeping(locale: Locale, folder: string): Field[] {
  const common = (name: string) => commonOf(below({ locale, folder, path: [] }, name), false)
  const format = 'YYYY-MM-DD HH:mm'
  return [
    ...(carousels.has(folder) ? [{ ...common('fixed'), widget: 'boolean' as const }] : []),
    { ...common('published'), widget: 'boolean', default: true },
    { ...common('publishAt'), widget: 'datetime', format },
    { ...common('expireAt'), widget: 'datetime', format },
  ]
}
