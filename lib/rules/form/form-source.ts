import type { FormTypeSource } from '@/lib/contract/enquiry'
import { isLocale } from '@/lib/i18n/locales'
import { ID_SEGMENT } from '@/lib/i18n/record-id'

const sources: Record<string, FormTypeSource> = {
  product: 'PRODUCT',
  'product-category': 'PRODUCT',
  cases: 'EXAMPLE',
  'case-detail': 'EXAMPLE',
  solution: 'SOLUTION',
  periodical: 'CORPORATE_PUBLICATION',
}

/** Routes of records, whose second segment is the record's id. */
const recordRoute = new RegExp(
  `^(?:product|product-category|solution|case-detail|periodical|activity|[Mm]edia|services|join-us)/(${ID_SEGMENT})$`,
)

/** Where an enquiry comes from, by the first and second segment of the visible path without its language prefix (§7). */
export function formSource(path: string): { formTypeSource: FormTypeSource; sourceId?: string } {
  const segments = path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
  const [first = '', second = ''] = isLocale(segments[0]) ? segments.slice(1) : segments
  const formTypeSource = Object.hasOwn(sources, first) ? (sources[first] ?? 'INDEX_MODEL') : 'INDEX_MODEL'
  const [, id = ''] = recordRoute.exec(`${first}/${second}`) ?? []
  return id === '' ? { formTypeSource } : { formTypeSource, sourceId: id }
}
