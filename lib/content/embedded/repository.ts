import { UnavailableError } from '@/lib/contract/errors'
import { parseTime } from '@/lib/contract/time'
import type { StoredRecord } from './file'
import { isLeftOut, recordById, recordNamed, recordsIn, writtenTimes } from './library'
import { pick, referred } from './shapes'
import { type View, viewOf } from './view'
import { isVisible, type Snapshot, toWire } from './wire'

type Wire = Record<string, unknown>
const caseFields = [
  'id',
  'title',
  'customerName',
  'customerLogo',
  'coverMaterial',
  'videoMaterial',
  'industryName',
  'results',
  'quote',
]

/** The embedded records of one language in the shapes of the contract: references become the records they name (D31). */
export class Repository {
  constructor(private readonly snapshot: Snapshot) {}

  private readonly visible = (record: StoredRecord) =>
    isVisible(record, this.snapshot, (text) => parseTime(text, this.snapshot.zone))

  private view(folder: string): View {
    return viewOf(recordsIn(`${this.snapshot.directory}/${folder}`), this.snapshot)
  }

  private listed(folder: string): StoredRecord[] {
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

  /**
   * One record, references resolved; undefined when it does not exist or is not published. Throws UnavailableError for one
   * whose file is wrong: it exists, and only a proven "does not exist" is a 404 (D31).
   */
  record(folder: string, id: number): Wire | undefined {
    const path = `${this.snapshot.directory}/${folder}`
    const record = recordById(path, id)
    if (!record && isLeftOut(path, (file) => file.id === id))
      throw new UnavailableError(`${folder}/${id}`, 'its file is wrong and has no last good version')
    if (!record || !this.visible(record)) return undefined
    const resolve = this.resolvers[folder]
    const wire = toWire(record, this.snapshot)
    return resolve ? resolve(wire) : wire
  }

  /** A single-file record such as site.yaml; undefined when the file is missing. */
  single(name: string): Wire | undefined {
    const record = recordNamed(this.snapshot.directory, name)
    return record && toWire(record, this.snapshot)
  }

  fixed(folder: string): Wire[] {
    return this.view(folder).once('fixed', () =>
      this.listed(folder)
        .filter((record) => record.fixed === true)
        .map((record) => toWire(record, this.snapshot)),
    )
  }

  examples(value: unknown): Wire[] {
    return referred(this.snapshot, 'cases', value, this.visible).map((record) =>
      pick(this.example(toWire(record, this.snapshot)), caseFields),
    )
  }

  private products(value: unknown, fields: readonly string[]): Wire[] {
    return referred(this.snapshot, 'products', value, this.visible).map((record) => pick(record, fields))
  }

  private example({ industry, ...wire }: Wire): Wire {
    const record =
      typeof industry === 'number' ? recordById(`${this.snapshot.directory}/industries`, industry) : undefined
    return { ...wire, industryName: record?.name }
  }

  private readonly resolvers: Record<string, (wire: Wire) => Wire> = {
    'product-categories': ({ products, examples, ...wire }) => ({
      ...wire,
      productList: this.products(products, ['id', 'proLogo', 'name', 'desc']),
      exampleList: this.examples(examples),
    }),
    products: ({ examples, ...wire }) => ({ ...wire, exampleBOList: this.examples(examples) }),
    solutions: ({ industry, examples, ...wire }) => {
      const record =
        typeof industry === 'number'
          ? recordById(`${this.snapshot.directory}/industries`, industry)
          : undefined
      return {
        ...wire,
        industryName: record?.name,
        industry: record && pick(record, ['id', 'name', 'jumpBO']),
        exampleSolutionRelationBOList: this.examples(examples),
      }
    },
    cases: (wire) => this.example(wire),
    publications: ({ examples, ...wire }) => ({ ...wire, exampleBOS: this.examples(examples) }),
  }

  /** product/list: the categories with their products. */
  productGroups(): Wire[] {
    return this.listed('product-categories').map((category) => ({
      ...pick(category, ['id', 'name', 'desc']),
      productList: this.products(category.products, ['id', 'proLogo', 'name', 'desc']),
    }))
  }

  /** solution/list: the industries with their solutions and cases. */
  industryEntries(): Wire[] {
    return this.listed('industries').map((industry) => ({
      industry: pick(industry, ['id', 'name', 'desc', 'indusIcon']),
      solutions: referred(this.snapshot, 'solutions', industry.solutions, this.visible).map((record) =>
        pick(record, ['id', 'name', 'desc', 'pcResource', 'mobileResource']),
      ),
      examples: this.examples(industry.examples),
    }))
  }

  /** example/list: cases under their industry, industries in file order. */
  exampleGroups(): Wire[] {
    const cases = this.view('cases').once('by industry', () => {
      const groups = new Map<unknown, number[]>()
      for (const { industry, id = 0 } of this.listed('cases')) {
        const group = groups.get(industry) ?? []
        groups.set(industry, group)
        group.push(id)
      }
      return groups
    })
    return this.listed('industries').flatMap((industry) => {
      const examples = this.examples(cases.get(industry.id))
      return examples.length > 0 ? [{ industry: pick(industry, ['id', 'name']), examples }] : []
    })
  }

  /** topheader: each item is written as a reference and shown with what it contains. */
  topHeader(): Wire[] {
    return this.records('top-header').map(({ data, ...group }) => ({
      ...group,
      data: (Array.isArray(data) ? data : []).flatMap((item: Wire) => this.headerItem(item) ?? []),
    }))
  }

  private headerItem(item: Wire): Wire | undefined {
    if (typeof item.productCategory === 'number') {
      const [category] = referred(this.snapshot, 'product-categories', [item.productCategory], this.visible)
      const productList = this.products(category?.products, ['id', 'name', 'naviDesc'])
      return (
        category && {
          ...pick(category, ['id', 'name']),
          naviDesc: category.subtitle,
          pcResource: category.pcResource,
          productList,
        }
      )
    }
    if (typeof item.industry === 'number') {
      const [industry] = referred(this.snapshot, 'industries', [item.industry], this.visible)
      const solutions = referred(this.snapshot, 'solutions', industry?.solutions, this.visible).map(
        (record) => pick(record, ['id', 'name']),
      )
      return (
        industry && { ...pick(industry, ['id', 'name', 'indusIcon']), naviDesc: industry.desc, solutions }
      )
    }
    return item
  }

  /** homepage: NEWS modules carry the newest `newsLatest` articles. */
  homeModules(): Wire[] {
    return this.records('home').map(({ newsLatest, ...module }) =>
      typeof newsLatest === 'number'
        ? { ...module, newsList: this.news('NEWS').slice(0, newsLatest) }
        : module,
    )
  }

  /** News of one type, newest first; undated ones last. */
  news(type: string, onlyFixed = false): Wire[] {
    return this.view('news').once(`${type} ${onlyFixed}`, () => {
      const records = this.listed('news').filter(
        (record) => record.type === type && (!onlyFixed || record.fixed === true),
      )
      return this.newestFirst(
        records.map((record) => toWire(record, this.snapshot)),
        'createTime',
      ).map((wire) => pick(wire, ['id', 'title', 'desc', 'coverMaterial', 'createTime']))
    })
  }

  /** The records of a folder on the wire, newest first by the given field. */
  newest(folder: string, field: string): Wire[] {
    return this.derived(folder, `newest ${field}`, (wires) => this.newestFirst(wires, field))
  }

  private newestFirst(wires: Wire[], field: string): Wire[] {
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
