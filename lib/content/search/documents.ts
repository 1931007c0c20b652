import { everyType } from '@/lib/content-types'
import {
  addressRules,
  isRecordFolder,
  type RecordFolder,
  recordAddresses,
  type SearchKind,
  sectionPath,
} from '@/lib/content-types/addresses'
import type { SearchForm } from '@/lib/content-types/record-type'
import { bounds, cutPoints } from '@/lib/contract/bounds'
import { isReadable, readPayload } from '@/lib/contract/read'
import { resource } from '@/lib/contract/resource'
import { parseTime } from '@/lib/contract/time'
import type { SearchRecord } from '@/lib/search/record'
import type { RawRecord } from '../shared/source'
import { blockText, textOf } from './text-of'

/** What search finds besides records with pages by id. */
const others = {
  industries: {
    kind: 'solution',
    path: ({ at }) => `${recordAddresses.solutions.list}#${at}`,
    pair: ({ id }) => `industry ${id}`,
    title: 'name',
    desc: 'desc',
  },
  pages: { kind: 'page', path: ({ path }) => String(path), title: 'title', desc: 'desc' },
} as const satisfies Record<string, SearchForm & { kind: SearchKind }>
export type FormName = RecordFolder | keyof typeof others

/** Every kind of record that search finds, by the folder that holds it. */
export const forms = new Map<FormName, SearchForm & { kind: SearchKind }>([
  ...everyType.flatMap(([folder, { search }]) => {
    const { searchKind: kind } = addressRules(folder)
    return search && kind ? [[folder, { ...search, kind }] as const] : []
  }),
  ['industries', others.industries],
  ['pages', others.pages],
])

const MOST_CHARACTERS = 2000

/** A text of a record, which a file has as it is written: no longer than it may be. */
const textAt = (wire: RawRecord, name: string | undefined, most = MOST_CHARACTERS) => {
  const value = name === undefined ? undefined : wire[name]
  return typeof value === 'string' ? cutPoints(value, most) : ''
}

/** A field that is no HTML: its signs are its own, as on its page. */
const lineAt = (wire: RawRecord, name: string | undefined) =>
  textAt(wire, name, bounds.title).replace(/\s+/g, ' ').trim()

function timeAt(wire: RawRecord, fields: readonly string[] | undefined, zone: string): number | undefined {
  const value = fields?.map((name) => wire[name]).find((time) => time !== undefined)
  return typeof value === 'string' || typeof value === 'number' ? parseTime(value, zone) : undefined
}

/** The cover of a record. From a file its resource is still as it was written; from a back end a schema has read it. */
function coverAt(wire: RawRecord, name: string | undefined): SearchRecord['cover'] {
  const value = name === undefined ? undefined : wire[name]
  if (value === undefined || value === null || !isReadable(resource, value)) return undefined
  return readPayload('search', resource, value).value
}

/** The search record of a content record; undefined for one without a title. `bodyLength`: characters of its text that may be indexed. */
export function documentOf(
  name: FormName,
  wire: RawRecord,
  { zone, bodyLength }: { zone: string; bodyLength: number },
): SearchRecord | undefined {
  const form = forms.get(name)
  if (!form) return undefined
  const title = lineAt(wire, form.title)
  if (title === '') return undefined
  const path = form.path?.(wire) ?? `${isRecordFolder(name) ? sectionPath(name) : ''}/${wire.id}`
  const words = form.keywords?.(wire).filter((word) => typeof word === 'string' && word !== '') ?? []
  const note = lineAt(wire, form.note)
  const subject = lineAt(wire, form.subject)
  const time = timeAt(wire, form.time, zone)
  const endTime = timeAt(wire, form.endTime ? [form.endTime] : undefined, zone)
  const cover = coverAt(wire, form.cover)
  return {
    key: `${form.kind} ${path}`,
    kind: form.kind,
    from: name,
    path,
    title,
    desc: blockText(textAt(wire, form.desc)),
    keywords: words.join(' ').slice(0, MOST_CHARACTERS),
    body: textOf(wire, bodyLength, [
      ...[form.title, form.desc ?? '', form.note ?? '', 'label'],
      ...(form.unshown?.(wire) ?? []),
    ]),
    ...(note && { note }),
    ...(subject && { subject }),
    ...(form.pair && { pair: form.pair(wire) }),
    ...(time !== undefined && { time }),
    ...(endTime !== undefined && { endTime }),
    ...(cover && { cover }),
  }
}
