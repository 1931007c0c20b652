import type { SearchKind } from '@/lib/content-types/addresses'
import { isRecordFolder, sectionPath } from '@/lib/content-types/addresses'
import { bounds, cutPoints } from '@/lib/contract/bounds'
import { isReadable, readPayload } from '@/lib/contract/read'
import { resource } from '@/lib/contract/resource'
import { parseTime } from '@/lib/contract/time'
import { introductionPath } from '@/lib/rules/address/introduction-path'
import type { SearchRecord } from '@/lib/search/record'
import type { RawRecord } from '../shared/source'
import { blockText, textOf } from './text-of'

/** How records of one kind are turned into search documents. */
type Form = {
  kind: SearchKind
  /** Where its page is, unless it is one of a record by id. */
  path?: (wire: RawRecord) => string
  title: string
  desc?: string
  keywords?: (wire: RawRecord) => unknown[]
  note?: string
  /** A name it also goes by, besides its title. */
  subject?: string
  /** What it shares with its alternate, where the path is no such thing. */
  pair?: (wire: RawRecord) => string
  cover?: string
  time?: string[]
  endTime?: string
}

const names = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.map((item: RawRecord) => item.name) : []

/** Every kind of record that has a page of its own (§2), by the folder that holds it. */
export const forms = {
  'product-categories': {
    kind: 'product',
    title: 'name',
    desc: 'desc',
    keywords: ({ subtitle }) => [subtitle],
  },
  products: { kind: 'product', title: 'name', desc: 'desc' },
  industries: {
    kind: 'solution',
    path: ({ at }) => `/solution#${at}`,
    pair: ({ id }) => `industry ${id}`,
    title: 'name',
    desc: 'desc',
  },
  solutions: {
    kind: 'solution',
    title: 'name',
    desc: 'desc',
    keywords: ({ industryName }) => [industryName],
    note: 'industryName',
  },
  cases: {
    kind: 'case',
    title: 'title',
    keywords: ({ customerName, industryName }) => [customerName, industryName],
    note: 'customerName',
    subject: 'customerName',
    cover: 'coverMaterial',
  },
  news: {
    kind: 'news',
    title: 'title',
    desc: 'desc',
    keywords: ({ label }) => [label],
    cover: 'coverMaterial',
    time: ['createTime', 'createdAt'],
  },
  activities: {
    kind: 'event',
    title: 'activityName',
    keywords: ({ place, activityTimeStr, activitySpeakers }) => [
      place,
      activityTimeStr,
      ...names(activitySpeakers),
    ],
    note: 'place',
    cover: 'coverMaterial',
    time: ['startDate'],
    endTime: 'endDate',
  },
  media: {
    kind: 'media',
    title: 'titleContent',
    desc: 'resourceDesc',
    keywords: ({ resourceType }) => [resourceType],
    note: 'resourceType',
    cover: 'coverMaterial',
    time: ['createdAt'],
  },
  publications: {
    kind: 'publication',
    title: 'name',
    desc: 'introduction',
    cover: 'picture',
    time: ['createdAt'],
  },
  introductions: {
    kind: 'page',
    path: ({ type, at }) => (at === 0 ? '/about-us' : introductionPath(String(type))),
    title: 'title',
    keywords: ({ mainTitle }) => [mainTitle],
  },
  services: { kind: 'page', path: () => '/services', title: 'title' },
  'join-us': { kind: 'page', path: () => '/join-us', title: 'title' },
  pages: { kind: 'page', path: ({ path }) => String(path), title: 'title', desc: 'desc' },
} as const satisfies Record<string, Form>
export type FormName = keyof typeof forms
export const formNames = Object.keys(forms) as FormName[]

const MOST_CHARACTERS = 2000

/** A text of a record, which from a file stands as it is written: no longer than it may be. */
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

/** The search record of a content record; undefined for one without a title. `bodyLength`: characters of its text that may be kept. */
export function documentOf(
  name: FormName,
  wire: RawRecord,
  { zone, bodyLength }: { zone: string; bodyLength: number },
): SearchRecord | undefined {
  const form: Form = forms[name]
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
    body: textOf(wire, bodyLength, [form.title, form.desc ?? '', form.note ?? '', 'label']),
    ...(note && { note }),
    ...(subject && { subject }),
    ...(form.pair && { pair: form.pair(wire) }),
    ...(time !== undefined && { time }),
    ...(endTime !== undefined && { endTime }),
    ...(cover && { cover }),
  }
}
