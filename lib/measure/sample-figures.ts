import type { Count } from '@/lib/enquiry/admin/figures'
import type { Store } from '@/lib/enquiry/store/tables'
import { type VitalName, vitalNames, vitals } from './sample'

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

/** `p75` of each vital that was told: ms, CLS in thousandths. `page` and `locale` are empty for a device as a whole. */
export type VitalRow = {
  page: string
  locale: string
  device: string
  /** Page loads that told their first byte. */
  loads: number
  p75: Partial<Record<VitalName, number>>
}
export type Cause = { name: string; count: number; p75: number }
export type SampleFigures = {
  devices: VitalRow[]
  pages: VitalRow[]
  causes: Record<'LCP' | 'INP', Cause[]>
  browsers: Count<string>[]
}

/** Counts by class: upper bound → how many. */
class Classes {
  readonly counts = new Map<number, number>()
  total = 0
  add(bound: number, count: number): void {
    this.counts.set(bound, (this.counts.get(bound) ?? 0) + count)
    this.total += count
  }
  /** The value that three in four do not exceed, as if each class were filled evenly (Prometheus does the same). */
  p75(name: VitalName): number {
    const wanted = this.total * 0.75
    let [below, seen] = [0, 0]
    for (const bound of vitals[name].bounds) {
      const count = this.counts.get(bound) ?? 0
      if (count > 0 && seen + count >= wanted) return below + ((bound - below) * (wanted - seen)) / count
      seen += count
      below = bound
    }
    return below
  }
}

const isVital = (kind: string): kind is VitalName => vitalNames.some((name) => name === kind)

/** Classes by a name, and by vital below it. */
class ByName {
  private readonly all = new Map<string, Partial<Record<VitalName, Classes>>>()
  add(name: string, kind: string, { bound, count }: { bound: number; count: number | string }): void {
    if (!isVital(kind)) return
    const classes = this.all.get(name) ?? {}
    classes[kind] ??= new Classes()
    classes[kind].add(bound, Number(count))
    this.all.set(name, classes)
  }
  rows(): VitalRow[] {
    const rows = [...this.all].map(([name, kinds]) => {
      const [page = '', locale = '', device = ''] = JSON.parse(name) as string[]
      const p75 = Object.fromEntries(
        vitalNames.flatMap((vital) => (kinds[vital] ? [[vital, kinds[vital].p75(vital)]] : [])),
      )
      return { page, locale, device, loads: kinds.TTFB?.total ?? 0, p75 }
    })
    return rows.sort((a, b) => b.loads - a.loads)
  }
  causes(vital: VitalName): Cause[] {
    const causes = [...this.all].flatMap(([name, { [vital]: classes }]) =>
      classes ? [{ name, count: classes.total, p75: classes.p75(vital) }] : [],
    )
    return causes.sort((a, b) => b.count - a.count)
  }
}

/** How fast pages were for visitors on some days of the zone (oldest first, one after the other), what made them slow, and their browsers. */
export async function sampleFigures(store: Store, days: readonly string[]): Promise<SampleFigures> {
  const [places, named, browsers] = await Promise.all([
    samples(store, days)
      .where('kind', 'in', vitalNames)
      .select(['kind', 'page', 'locale', 'device', 'bound'])
      .groupBy(['kind', 'page', 'locale', 'device', 'bound'])
      .execute(),
    samples(store, days)
      .where('kind', 'in', ['LCP', 'INP'])
      .select(['kind', 'name', 'bound'])
      .groupBy(['kind', 'name', 'bound'])
      .execute(),
    samples(store, days).where('kind', '=', 'browser').select('name').groupBy('name').execute(),
  ])
  const [devices, pages, causes] = [new ByName(), new ByName(), new ByName()]
  for (const { kind, page, locale, device, ...counted } of places) {
    pages.add(JSON.stringify([page, locale, device]), kind, counted)
    devices.add(JSON.stringify(['', '', device]), kind, counted)
  }
  for (const { kind, name, ...counted } of named) causes.add(name, kind, counted)
  return {
    devices: devices.rows(),
    pages: pages.rows(),
    causes: { LCP: causes.causes('LCP'), INP: causes.causes('INP') },
    browsers: browsers
      .map(({ name, count }) => ({ of: name, count: Number(count) }))
      .sort((a, b) => b.count - a.count),
  }
}
