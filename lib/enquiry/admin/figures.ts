import type { LeadSource } from '@/lib/rules/form/lead-source'
import { isoDay } from '@/lib/rules/text/dates'
import { pageOf, sourceOf } from '../notice/facts'
import type { Store } from '../store/tables'
import { dayStart, type Filter } from './filter'
import { allEnquiries } from './read'

/** `before`: the same in the days before, where that is known. */
export type Count<T> = { of: T; count: number; before?: number | undefined }
export type Figures = {
  total: number
  days: Count<string>[]
  sources: Count<LeadSource>[]
  forms: Count<string>[]
  pages: Count<string>[]
}

const DAY_MS = 86_400_000

/** Days of the zone (`YYYY-MM-DD`), oldest first: the last ones, today included (D10), and as many before them. */
export function lastDays(days: number, zone: string, now: number): { days: string[]; before: string[] } {
  const today = Date.parse(`${isoDay(now, zone)}T00:00:00Z`)
  const all = Array.from({ length: 2 * days }, (_, index) =>
    new Date(today - (2 * days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
  return { days: all.slice(days), before: all.slice(0, days) }
}

/** The moments between which some days of the zone lie, oldest day first. */
export const spanOfDays = (days: readonly string[], zone: string): Pick<Filter, 'from' | 'before'> => {
  const [from, before] = [dayStart(days[0] ?? '', zone), dayStart(days.at(-1) ?? '', zone, 1)]
  return { from: from ?? 0, ...(before !== undefined && { before }) }
}

/** Counts with what each was in the days before; none where these are not known. */
export function withBefore<T>(counts: Count<T>[], before: Count<T>[] | undefined): Count<T>[] {
  if (!before) return counts
  const counted = new Map(before.map(({ of, count }) => [JSON.stringify(of), count]))
  return counts.map((count) => ({ ...count, before: counted.get(JSON.stringify(count.of)) ?? 0 }))
}

class Counter<T> {
  private readonly counts = new Map<string, Count<T>>()
  add(key: string, of: T): void {
    const entry = this.counts.get(key) ?? { of, count: 0 }
    entry.of = of
    entry.count += 1
    this.counts.set(key, entry)
  }
  most(): Count<T>[] {
    return [...this.counts.values()].sort((a, b) => b.count - a.count)
  }
}

/** How many enquiries came in some days of the zone (oldest first, D10), by day, source, form (its id) and page; spam and what was erased left out. */
export async function leadFigures(store: Store, days: readonly string[], zone: string): Promise<Figures> {
  const perDay = new Map(days.map((day) => [day, 0]))
  const [sources, forms, pages] = [new Counter<LeadSource>(), new Counter<string>(), new Counter<string>()]
  let total = 0
  for await (const { row, body, context } of allEnquiries(store, undefined, spanOfDays(days, zone))) {
    if (row.state === 'spam') continue
    const day = isoDay(row.created_at, zone)
    if (!perDay.has(day)) continue
    perDay.set(day, (perDay.get(day) ?? 0) + 1)
    const source = sourceOf(body, context)
    sources.add(`${source.kind} ${source.name}`, source)
    forms.add(row.form_id, row.form_id)
    pages.add(pageOf(body, context), pageOf(body, context))
    total += 1
  }
  const byDay = [...perDay].map(([of, count]) => ({ of, count }))
  return { total, days: byDay, sources: sources.most(), forms: forms.most(), pages: pages.most() }
}
