import { processState } from '@/lib/process-state'
import type { Wire } from '../shared/wire'
import { dayOf, isWithin, type Span } from './day'
import type { StoredRecord } from './file'
import { momentOf } from './times'
import { isVisible, type Snapshot, toWire } from './wire'

/** The records of a folder as visitors find them, from one moment at which a record comes or goes to the next. */
export class View {
  private readonly made = new Map<string, unknown>()

  constructor(
    /** The visible records, file-name order. */
    readonly records: StoredRecord[],
    private readonly snapshot: Snapshot,
  ) {}

  /** Results derived from the view, such as sorted lists, each computed once. */
  once<T>(name: string, make: () => T): T {
    if (!this.made.has(name)) this.made.set(name, make())
    return this.made.get(name) as T
  }

  /** The records on the wire, file-name order. */
  get wires(): Wire[] {
    return this.once('wires', () => this.records.map((record) => toWire(record, this.snapshot)))
  }
}

type Known = Span & { zone: string; isPreview: boolean; view: View }

/** Views by the record list of a folder's version; a new version has a new list object. */
const { value: views } = processState('views', () => new WeakMap<StoredRecord[], Known[]>())

/** Views kept per folder version: for previews and for visitors, of today and of the next day. */
const MOST_VIEWS = 4

/** What of a folder's records is shown, per version of the folder: computed once until the next record is published or expires, not for each answer. */
const { value: spans } = processState(
  'spans',
  () => new WeakMap<readonly StoredRecord[], Span & { zone: string }>(),
)

/** The moments at which records come and go by themselves, and the turns of the day, around `now`: between them a list stays as it is (D31). */
export function spanOf(records: readonly StoredRecord[], now: number, zone: string): Span {
  const known = spans.get(records)
  if (known?.zone === zone && isWithin(now, known)) return known
  const span = { ...spanAround(records, now, zone), zone }
  spans.set(records, span)
  return span
}

function spanAround(records: readonly StoredRecord[], now: number, zone: string): Span {
  let { from, until } = dayOf(now, zone)
  for (const { publishAt, expireAt } of records) {
    for (const written of [publishAt, expireAt]) {
      const at = momentOf(written, now, zone)
      if (at === undefined) continue
      if (at > now) until = Math.min(until, at)
      else from = Math.max(from, at)
    }
  }
  return { from, until }
}

/** The view of a folder's records at the moment of a snapshot. */
export function viewOf(records: StoredRecord[], snapshot: Snapshot): View {
  const { now, zone, preview } = snapshot
  const known = views.get(records) ?? []
  const found = known.find((item) => item.zone === zone && item.isPreview === preview && isWithin(now, item))
  if (found) return found.view
  const visible = records.filter((record) => isVisible(record, snapshot))
  const view = new View(visible, snapshot)
  views.set(records, [
    { ...spanOf(records, now, zone), zone, isPreview: preview, view },
    ...known.slice(0, MOST_VIEWS - 1),
  ])
  return view
}
