import { everyType, recordTypes } from '@/lib/content-types'
import { addressRules, recordAt } from '@/lib/content-types/addresses'
import type { RecordList } from '@/lib/content-types/record-type'
import type { EssentialName } from '@/lib/contract/endpoints'
import { isRecordId } from '@/lib/i18n/record-id'
import type { CallInput } from './client/call'

/** The call behind the page of one record, the form of a gate and previews too, by the path inside the site; undefined for every other path. */
export function recordCall(path: string): { name: EssentialName; input: CallInput } | undefined {
  const { folder, id = '', type, suffix } = recordAt(`/${path}`) ?? {}
  if (!folder || !isRecordId(id) || ![undefined, 'preview', 'gate'].includes(suffix)) return undefined
  const preview = suffix === 'preview'
  if (addressRules(folder).isPreviewOnly && !preview) return undefined
  return {
    name: recordTypes[folder].call,
    input: { id, ...(type !== undefined && { type }), ...(preview && { preview }) },
  }
}

/** The first page of each list by its internal path, as the list's own page asks for it: what it says of the whole is in memory then. */
export const listCalls = new Map<string, ListCall>(
  everyType.flatMap(([folder, { lists = [] }]) => {
    const { list, pageSize = 0 } = addressRules(folder)
    return lists.map(
      ({ call: name, body = {}, view }) =>
        [`${list.slice(1)}/list${view ? `/${view}` : ''}`, { name, pageSize, body }] as const,
    )
  }),
)
export type ListCall = { name: RecordList['call']; pageSize: number; body: object }
