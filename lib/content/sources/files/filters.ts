import type { RawRecord } from '../../shared/source'

type Time = (value: unknown) => number | undefined

const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
const keyword = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '')
const contains = (value: unknown, part: string) =>
  part === '' ||
  String(value ?? '')
    .toLowerCase()
    .includes(part)
const among = (value: unknown, wanted: string[]) => wanted.length === 0 || wanted.includes(String(value))

/** True when [start, end] overlaps the asked range; an open end of the range does not limit (contract, activity/list). */
function overlaps(
  start: number | undefined,
  end: number | undefined,
  from: number | undefined,
  to: number | undefined,
): boolean {
  if (from === undefined && to === undefined) return true
  if (start === undefined) return false
  return (to === undefined || start <= to) && (from === undefined || (end ?? start) >= from)
}

/** What the site's own search finds for a list's keyword: a record's path is the end of its key. */
export type Finds = (query: string) => ReadonlySet<string>
const nothing: Finds = () => new Set()

/** Events that match the filter of activity/list: overlap with the range, any of the places and types, part of the name or what search finds by it. */
export function filterActivities(
  events: RawRecord[],
  filter: RawRecord,
  time: Time,
  finds = nothing,
): RawRecord[] {
  const found = finds(keyword(filter.activityName))
  const from = time(filter.startDate)
  const to = time(filter.endDate)
  return events.filter(
    (event) =>
      overlaps(time(event.startDate), time(event.endDate), from, to) &&
      among(event.place, names(filter.places)) &&
      among(event.activityType, names(filter.activityTypes)) &&
      (contains(event.activityName, keyword(filter.activityName)) ||
        found.has(`event /activity/${event.id}`)),
  )
}

/** Media that match the filter of multimedia/resource/list: created in the range, any of the types, part of the title or what search finds by it. */
export function filterMedia(items: RawRecord[], filter: RawRecord, time: Time, finds = nothing): RawRecord[] {
  const found = finds(keyword(filter.titleContent))
  const from = time(filter.startDate)
  const to = time(filter.endDate)
  return items.filter(
    (item) =>
      overlaps(time(item.createdAt), time(item.createdAt), from, to) &&
      among(item.resourceType, names(filter.resourceTypes)) &&
      (contains(item.titleContent, keyword(filter.titleContent)) || found.has(`media /Media/${item.id}`)),
  )
}

/** Events as visitors look for them: not over first, the nearest on top; then the past, the latest on top. */
export function orderActivities(events: RawRecord[], today: number, time: Time): RawRecord[] {
  const start = (event: RawRecord) => time(event.startDate) ?? 0
  const isOver = (event: RawRecord) => (time(event.endDate) ?? start(event)) < today
  const coming = events.filter((event) => !isOver(event)).sort((a, b) => start(a) - start(b))
  const past = events.filter(isOver).sort((a, b) => start(b) - start(a))
  return [...coming, ...past]
}
