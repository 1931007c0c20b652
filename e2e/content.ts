import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Lang } from './fixtures'

/** A record as its author wrote it: an event or a media resource. */
export type Written = { id: number; published?: boolean } & Record<string, unknown>

const folders = { activity: 'activities', media: 'media' } as const
export type Kind = keyof typeof folders

/** The published records of a kind, from the files of content/ and through none of the site's code. */
function written(lang: Lang, kind: Kind): Written[] {
  const folder = new URL(`../content/${lang}/${folders[kind]}/`, import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => parse(readFileSync(new URL(name, folder), 'utf8')) as Written)
    .filter((record) => record.published !== false)
}

/** Today where the site is (D10), `shift` days away, as YYYY-MM-DD. */
export function siteDay(shift = 0): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(Date.now())
  return new Date(Date.parse(`${day}T00:00:00Z`) + shift * 86_400_000).toISOString().slice(0, 10)
}

/** The day of a time as authors write it: `2026-03-19 15:00` or `today-1d 09:00`. */
function dayOf(time: unknown): string {
  const text = String(time)
  const shift = /^today(?:([+-]\d+)d)?/.exec(text)
  return shift ? siteDay(Number(shift[1] ?? 0)) : text.slice(0, 10)
}

/** The moment of a time as authors write it, where the site is: `YYYY-MM-DD HH:MM`, to be compared as text. */
const momentOf = (time: unknown) => `${dayOf(time)} ${/\d\d:\d\d$/.exec(String(time))?.[0] ?? '00:00'}`

/** Events that are not over come first, the nearest on top; what is over and media, the newest on top. */
function inOrder(kind: Kind, records: Written[]): Written[] {
  const start = (record: Written) => momentOf(kind === 'activity' ? record.startDate : record.createdAt)
  const isOver = (record: Written) =>
    kind === 'media' || dayOf(record.endDate ?? record.startDate) < siteDay()
  const sorted = records.toSorted((a, b) => start(a).localeCompare(start(b)))
  return [...sorted.filter((record) => !isOver(record)), ...sorted.filter(isOver).reverse()]
}

/**
 * The records a visitor's filters must leave, in the order of their list, decided day by day: overlap, any of the choices, part
 * of the name (§2, §4).
 */
export function matching(lang: Lang, kind: Kind, query: URLSearchParams): Written[] {
  const isEvent = kind === 'activity'
  const [from, to] = [query.get('startDate') ?? '', query.get('endDate') || '9999']
  const word = (query.get(isEvent ? 'activityName' : 'titleContent') ?? '').trim().toLowerCase()
  const choices = isEvent ? ['place', 'activityType'] : ['resourceType']
  const left = written(lang, kind).filter((record) => {
    const first = dayOf(isEvent ? record.startDate : record.createdAt)
    const last = isEvent && record.endDate !== undefined ? dayOf(record.endDate) : first
    const name = String(isEvent ? record.activityName : record.titleContent).toLowerCase()
    return (
      first <= to &&
      last >= from &&
      name.includes(word) &&
      choices.every((key) => !query.has(key) || query.getAll(key).includes(String(record[key])))
    )
  })
  return inOrder(kind, left)
}
