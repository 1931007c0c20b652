import { UnavailableError } from '@/lib/contract/errors'
import { asBoolean, asChoice } from '@/lib/contract/restrict'
import { parseTime } from '@/lib/contract/time'
import type { RawRecord } from '../../shared/source'
import type { StoredRecord } from './file'
import { isLeftOut, recordById, recordNamed, recordsIn } from './library'
import { isVisible, pick, type Snapshot, toWire } from './wire'

const newsTypes = ['NEWS', 'NEWS_AI']
const caseFields = [
  ...['id', 'title', 'customerName', 'customerLogo', 'coverMaterial', 'backgroundMaterial', 'videoMaterial'],
  ...['industryName', 'results', 'quote'],
]
const articleFields = ['id', 'title', 'desc', 'coverMaterial', 'createTime']

const ids = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : []

/** The embedded records of one language as visitors may see them, in the shapes of the contract: references become the records they name (D31). */
export class Repository {
  constructor(private readonly snapshot: Snapshot) {}

  get now(): number {
    return this.snapshot.now
  }

  private at(folder: string): string {
    return `${this.snapshot.directory}/${folder}`
  }

  private wire(record: RawRecord): RawRecord {
    return toWire(record, this.snapshot)
  }

  /** The visible records of a folder as their files hold them, file-name order. */
  private listed(folder: string): StoredRecord[] {
    return recordsIn(this.at(folder)).filter((record) => isVisible(record, this.snapshot))
  }

  /** The visible records that a list of ids names, in that order. */
  private referred(folder: string, value: unknown): StoredRecord[] {
    return ids(value).flatMap((id) => {
      const record = recordById(this.at(folder), id)
      return record && isVisible(record, this.snapshot) ? [record] : []
    })
  }

  /** The visible records of a folder on the wire, file-name order. */
  records(folder: string): RawRecord[] {
    return this.listed(folder).map((record) => this.wire(record))
  }

  /** A single-file record such as site.yaml; undefined when the file is missing. */
  single(name: string): RawRecord | undefined {
    const record = recordNamed(this.snapshot.directory, name)
    return record && this.wire(record)
  }

  fixed(folder: string): RawRecord[] {
    return this.listed(folder)
      .filter((record) => asBoolean(record.fixed) === true)
      .map((record) => this.wire(record))
  }

  private examples(value: unknown): RawRecord[] {
    return this.referred('cases', value).map((record) => pick(this.example(this.wire(record)), caseFields))
  }

  private products(value: unknown, fields: readonly string[]): RawRecord[] {
    return this.referred('products', value).map((record) => pick(record, fields))
  }

  private industry(id: unknown): StoredRecord | undefined {
    return typeof id === 'number' ? recordById(this.at('industries'), id) : undefined
  }

  private example({ industry, ...wire }: RawRecord): RawRecord {
    return { ...wire, industryName: this.industry(industry)?.name }
  }

  /** The records of a folder on the wire, newest first by the given field; undated ones last. */
  newest(folder: string, field: string): RawRecord[] {
    return this.newestFirst(this.records(folder), field)
  }

  private newestFirst(wires: RawRecord[], field: string): RawRecord[] {
    const time = (wire: RawRecord) => this.time(wire[field]) ?? Number.NEGATIVE_INFINITY
    const dated = wires.map((wire) => ({ wire, at: time(wire) }))
    return dated.sort((a, b) => b.at - a.at).map(({ wire }) => wire)
  }

  /** Epoch ms of a wire time; undefined when it is absent or none. */
  time(value: unknown): number | undefined {
    return typeof value === 'string' || typeof value === 'number'
      ? parseTime(value, this.snapshot.zone)
      : undefined
  }

  /**
   * One record, references resolved; undefined when it does not exist or is not published. Throws UnavailableError for one
   * whose file is wrong: it exists, and only a proven "does not exist" is a 404 (D31).
   */
  record(folder: string, id: number): RawRecord | undefined {
    const path = this.at(folder)
    const record = recordById(path, id)
    if (!record && isLeftOut(path, (file) => file.id === id))
      throw new UnavailableError(`${folder}/${id}`, 'its file is wrong and has no last good version')
    if (!record || !isVisible(record, this.snapshot)) return undefined
    const resolve = this.resolvers[folder]
    const wire = this.wire(record)
    return resolve ? resolve(wire) : wire
  }

  private readonly resolvers: Record<string, (wire: RawRecord) => RawRecord> = {
    'product-categories': ({ products, examples, ...wire }) => ({
      ...wire,
      productList: this.productCards(products),
      exampleList: this.examples(examples),
    }),
    products: ({ examples, ...wire }) => ({ ...wire, exampleBOList: this.examples(examples) }),
    solutions: ({ industry, examples, ...wire }) => {
      const record = this.industry(industry)
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
  productGroups(): RawRecord[] {
    return this.listed('product-categories').map((category) => ({
      ...pick(category, ['id', 'name', 'desc']),
      productList: this.productCards(category.products),
    }))
  }

  /** Products as lists show them: a record's own `pcResource` is its banner, and `cover` the picture of its card. */
  private productCards(value: unknown): RawRecord[] {
    return this.products(value, ['id', 'proLogo', 'name', 'desc', 'cover']).map(({ cover, ...item }) =>
      cover === undefined ? item : { ...item, pcResource: cover },
    )
  }

  /** solution/list: the industries with their solutions and cases. */
  industryEntries(): RawRecord[] {
    return this.listed('industries').map((industry) => ({
      industry: pick(industry, ['id', 'name', 'desc', 'indusIcon']),
      solutions: this.referred('solutions', industry.solutions).map((record) =>
        pick(record, ['id', 'name', 'desc', 'pcResource', 'mobileResource']),
      ),
      examples: this.examples(industry.examples),
    }))
  }

  /** example/list: cases under their industry, industries in file order. */
  exampleGroups(): RawRecord[] {
    const cases = new Map<unknown, number[]>()
    for (const { industry, id = 0 } of this.listed('cases'))
      cases.set(industry, [...(cases.get(industry) ?? []), id])
    return this.listed('industries').flatMap((industry) => {
      const examples = this.examples(cases.get(industry.id))
      return examples.length > 0 ? [{ industry: pick(industry, ['id', 'name']), examples }] : []
    })
  }

  /** topheader: each item is written as a reference and shown with what it contains. */
  topHeader(): RawRecord[] {
    return this.records('top-header').map(({ data, ...group }) => ({
      ...group,
      data: (Array.isArray(data) ? data : []).flatMap((item: RawRecord) => this.headerItem(item) ?? []),
    }))
  }

  private headerItem(item: RawRecord): RawRecord | undefined {
    if (typeof item.productCategory === 'number') {
      const [category] = this.referred('product-categories', [item.productCategory])
      const productList = this.products(category?.products, ['id', 'name', 'naviDesc'])
      return (
        category && {
          ...pick(category, ['id', 'name', 'proLogo', 'pcResource']),
          naviDesc: category.naviDesc ?? category.subtitle,
          productList,
        }
      )
    }
    if (typeof item.industry === 'number') {
      const [industry] = this.referred('industries', [item.industry])
      const solutions = this.referred('solutions', industry?.solutions).map((record) =>
        pick(record, ['id', 'name']),
      )
      return (
        industry && {
          ...pick(industry, ['id', 'name', 'indusIcon']),
          naviDesc: industry.naviDesc ?? industry.desc,
          solutions,
        }
      )
    }
    return item
  }

  /** homepage: NEWS modules carry the newest `newsLatest` articles. */
  homeModules(): RawRecord[] {
    return this.records('home').map(({ newsLatest, ...module }) =>
      typeof newsLatest === 'number'
        ? { ...module, newsList: this.news('NEWS').slice(0, newsLatest) }
        : module,
    )
  }

  /** News of one type, newest first; undated ones last. */
  news(type: string, onlyFixed = false): RawRecord[] {
    const records = this.listed('news').filter(
      (record) =>
        asChoice(newsTypes, record.type) === type && (!onlyFixed || asBoolean(record.fixed) === true),
    )
    return this.newestFirst(
      records.map((record) => this.wire(pick(record, articleFields))),
      'createTime',
    )
  }
}
