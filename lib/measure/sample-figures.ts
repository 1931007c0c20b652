import type { Store } from '@/lib/enquiry/store/tables'

export type MissedSearch = { locale: string; words: string; count: number }

const samples = ({ db }: Store, days: readonly string[]) =>
  db
    .selectFrom('sample_counts')
    .where('day', '>=', days[0] ?? '')
    .where('day', '<=', days.at(-1) ?? '')
    .select(({ fn }) => fn.sum<number | string>('count').as('count'))

/** Searches that found nothing on some days of the zone (oldest first, one after the other), the most frequent first. */
export async function missedSearches(store: Store, days: readonly string[]): Promise<MissedSearch[]> {
  const rows = await samples(store, days)
    .where('kind', '=', 'search')
    .select(['locale', 'name'])
    .groupBy(['locale', 'name'])
    .execute()
  return rows
    .map(({ locale, name, count }) => ({ locale, words: name, count: Number(count) }))
    .sort((a, b) => b.count - a.count || (a.locale < b.locale ? -1 : 1))
}
