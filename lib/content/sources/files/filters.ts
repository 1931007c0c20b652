import { recordAddresses, recordPath } from '@/lib/content-types/addresses'
import type { RawRecord } from '../../shared/source'

type Time = (value: unknown) => number | undefined

const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
const lower = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '')

/** True when [start, end] overlaps the asked range; an open end of the range does not limit (contract, activity/list). */
function overlaps([start, end]: (number | undefined)[], [from, to]: (number | undefined)[]): boolean {
  if (from === undefined && to === undefined) return true
  if (start === undefined) return false
  return (to === undefined || start <= to) && (from === undefined || (end ?? start) >= from)
}

/** What the site's own search finds for a list's keyword: a record's path is the end of its key. */
export type Finds = (query: string) => ReadonlySet<string>

/** What the filter of a list asks: an overlap with its range, part of the name or what search finds by it, and any of the values that `among` names. */
const rules = {
  activities: {
    times: ['startDate', 'endDate'],
    name: 'activityName',
    among: { places: 'place', activityTypes: 'activityType' },
  },
  media: {
    times: ['createdAt', 'createdAt'],
    name: 'titleContent',
    among: { resourceTypes: 'resourceType' },
  },
}

/** Records that match the filter of activity/list or multimedia/resource/list. */
export function filtered(
  folder: keyof typeof rules,
  records: RawRecord[],
  filter: RawRecord,
  time: Time,
  finds: Finds,
): RawRecord[] {
  const { times, name, among } = rules[folder]
  const { searchKind } = recordAddresses[folder]
  const word = lower(filter[name])
  const found = finds(word)
  const range = [time(filter.startDate), time(filter.endDate)]
  const wanted = Object.entries(among).map(([asked, field]) => [field, names(filter[asked])] as const)
  return records.filter((record) => {
    const isAmong = wanted.every(([field, any]) => any.length === 0 || any.includes(String(record[field])))
    const isNamed =
      lower(record[name]).includes(word) ||
      found.has(`${searchKind} ${recordPath(folder, String(record.id))}`)
    const span = times.map((field) => time(record[field]))
    return isAmong && isNamed && overlaps(span, range)
  })
}

/** Events as visitors look for them: not over first, the nearest on top; then the past, the latest on top. */
export function orderActivities(events: RawRecord[], today: number, time: Time): RawRecord[] {
  const start = (event: RawRecord) => time(event.startDate) ?? 0
  const isOver = (event: RawRecord) => (time(event.endDate) ?? start(event)) < today
  const coming = events.filter((event) => !isOver(event)).sort((a, b) => start(a) - start(b))
  const past = events.filter(isOver).sort((a, b) => start(b) - start(a))
  return [...coming, ...past]
}
