import { asBoolean } from '@/lib/contract/restrict'
import { parseTime } from '@/lib/contract/time'
import type { Wire } from '../shared/wire'
import type { StoredRecord } from './file'
import { recordById, recordNamed, recordsIn, writtenTimes } from './library'
import { pick, referred } from './shapes'
import { type View, viewOf } from './view'
import { isVisible, type Snapshot, toWire } from './wire'

const caseFields = [
  'id',
  'title',
  'customerName',
  'customerLogo',
  'coverMaterial',
  'backgroundMaterial',
  'videoMaterial',
  'industryName',
  'results',
  'quote',
]

/** The embedded records of one language by folder, as visitors may see them, in the forms of the wire (D31). */
export class Records {
  constructor(protected readonly snapshot: Snapshot) {}

  protected readonly visible = (record: StoredRecord) => isVisible(record, this.snapshot)

  protected view(folder: string): View {
    return viewOf(recordsIn(`${this.snapshot.directory}/${folder}`), this.snapshot)
  }

  protected listed(folder: string): StoredRecord[] {
    return this.view(folder).records
  }

  /** What is derived of a folder's visible records, made once for each version of them. */
  derived<T>(folder: string, name: string, make: (wires: Wire[]) => T): T {
    const view = this.view(folder)
    return view.once(name, () => make(view.wires))
  }

  /** When the files of a folder were written, by the id of the record they show. */
  writtenAt(folder: string): ReadonlyMap<number, number> {
    return writtenTimes(`${this.snapshot.directory}/${folder}`)
  }

  /** The ids that lists of a folder show, file-name order. */
  ids(folder: string): string[] {
    return this.listed(folder).map(({ id }) => String(id))
  }

  /** The visible records of a folder on the wire, file-name order. */
  records(folder: string): Wire[] {
    return this.view(folder).wires
  }

  /** A single-file record such as site.yaml; undefined when the file is missing. */
  single(name: string): Wire | undefined {
    const record = recordNamed(this.snapshot.directory, name)
    return record && toWire(record, this.snapshot)
  }

  fixed(folder: string): Wire[] {
    return this.view(folder).once('fixed', () =>
      this.listed(folder)
        .filter((record) => asBoolean(record.fixed) === true)
        .map((record) => toWire(record, this.snapshot)),
    )
  }

  examples(value: unknown): Wire[] {
    // Picked first: the text of a case is not made into HTML for a list.
    return referred(this.snapshot, 'cases', value, this.visible).map((record) =>
      pick(this.example(toWire(pick(record, [...caseFields, 'industry']), this.snapshot)), caseFields),
    )
  }

  protected products(value: unknown, fields: readonly string[]): Wire[] {
    return referred(this.snapshot, 'products', value, this.visible).map((record) => pick(record, fields))
  }

  protected example({ industry, ...wire }: Wire): Wire {
    const record =
      typeof industry === 'number' ? recordById(`${this.snapshot.directory}/industries`, industry) : undefined
    return { ...wire, industryName: record?.name }
  }

  /** The records of a folder on the wire, newest first by the given field. */
  newest(folder: string, field: string): Wire[] {
    return this.derived(folder, `newest ${field}`, (wires) => this.newestFirst(wires, field))
  }

  protected newestFirst(wires: Wire[], field: string): Wire[] {
    const time = (wire: Wire) => this.time(wire[field]) ?? Number.NEGATIVE_INFINITY
    const dated = wires.map((wire) => ({ wire, at: time(wire) }))
    return dated.sort((a, b) => b.at - a.at).map(({ wire }) => wire)
  }

  /** Epoch ms of a wire time; undefined when it is absent or none. */
  time(value: unknown): number | undefined {
    return typeof value === 'string' || typeof value === 'number'
      ? parseTime(value, this.snapshot.zone)
      : undefined
  }

  get now(): number {
    return this.snapshot.now
  }
}
