import type { LeadSource } from '@/lib/rules/form/lead-source'
import { isoDay } from '@/lib/rules/text/dates'
import { pageOf, sourceOf } from '../notice/facts'
import type { Store } from '../store/tables'
import { dayStart } from './filter'
import { allEnquiries } from './read'

export type Count<T> = { of: T; count: number }
export type Figures = {
  total: number
  days: Count<string>[]
  sources: Count<LeadSource>[]
  forms: Count<string>[]
  pages: Count<string>[]
}

const DAY_MS = 86_400_000

/** The last days of the zone (`YYYY-MM-DD`), oldest first, today included (D10). */
export function lastDays(days: number, zone: string, now: number): string[] {
  const today = Date.parse(`${isoDay(now, zone)}T00:00:00Z`)
  return Array.from({ length: days }, (_, index) =>
    new Date(today - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
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

/** How many enquiries came in the last days, by day, source, form and page; spam and what was erased left out (D10 for the days). */
export async function leadFigures(
  store: Store,
  { days, zone, now }: { days: number; zone: string; now: number },
): Promise<Figures> {
  const perDay = new Map(lastDays(days, zone, now).map((day) => [day, 0]))
  const [first = ''] = perDay.keys()
  const [sources, forms, pages] = [new Counter<LeadSource>(), new Counter<string>(), new Counter<string>()]
  let total = 0
  for await (const { row, body, context } of allEnquiries(store, undefined, {
    from: dayStart(first, zone) ?? 0,
  })) {
    if (row.state === 'spam') continue
    const day = isoDay(row.created_at, zone)
    if (!perDay.has(day)) continue
    perDay.set(day, (perDay.get(day) ?? 0) + 1)
    const source = sourceOf(body, context)
    sources.add(`${source.kind} ${source.name}`, source)
    forms.add(row.form_id, context.formName)
    pages.add(pageOf(body, context), pageOf(body, context))
    total += 1
  }
  const byDay = [...perDay].map(([of, count]) => ({ of, count }))
  return { total, days: byDay, sources: sources.most(), forms: forms.most(), pages: pages.most() }
}
