import { recordAt, recordKinds } from '@/lib/content-types/addresses'
import type { FormTypeSource } from '@/lib/contract/enquiry'
import { isLocale } from '@/lib/i18n/locales'
import { isRecordId } from '@/lib/i18n/record-id'

/** By the first segment of a record's page and of its list. */
const sources = new Map<string | undefined, FormTypeSource>(
  recordKinds.flatMap(([, { path, list, formSource }]) =>
    formSource ? [path, list].map((address) => [address.split('/')[1], formSource] as const) : [],
  ),
)

/** Where an enquiry comes from, by the first and second segment of the visible path without its language prefix (§7). */
export function formSource(path: string): { formTypeSource: FormTypeSource; sourceId?: string } {
  const segments = path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
  const [first = '', second = ''] = isLocale(segments[0]) ? segments.slice(1) : segments
  const formTypeSource = sources.get(first) ?? 'INDEX_MODEL'
  const { folder, id = '' } = recordAt(`/${first}/${second}`) ?? {}
  return folder === 'forms' || !isRecordId(id) ? { formTypeSource } : { formTypeSource, sourceId: id }
}
