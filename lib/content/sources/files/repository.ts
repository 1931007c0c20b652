import { UnavailableError } from '@/lib/contract/errors'
import { asBoolean, asChoice } from '@/lib/contract/restrict'
import type { RawRecord } from '../../shared/source'
import type { StoredRecord } from './file'
import { isLeftOut, recordById, recordNamed, recordsIn } from './library'
import { dayOf, momentOf } from './times'
import { isVisible, pick, type Snapshot, toWire } from './wire'

const newsTypes = ['NEWS', 'NEWS_AI']
const caseFields = [
  ...['id', 'title', 'customerName', 'customerLogo', 'coverMaterial', 'backgroundMaterial', 'videoMaterial'],
  ...['industryName', 'results', 'quote'],
]
const articleFields = ['id', 'title', 'desc', 'coverMaterial', 'createTime']

/** What an item of the header may name, and what the header shows of it and of the records that it holds. */
const headerKinds = [
  {
    field: 'productCategory',
    folder: 'product-categories',
    fields: ['id', 'name', 'proLogo', 'pcResource'],
    desc: 'subtitle',
    inside: { folder: 'products', as: 'productList', fields: ['id', 'name', 'desc'] },
  },
  {
    field: 'industry',
    folder: 'industries',
    fields: ['id', 'name', 'indusIcon'],
    desc: 'desc',
    inside: { folder: 'solutions', as: 'solutions', fields: ['id', 'name'] },
  },
]

const isFixed = ({ fixed }: StoredRecord) => asBoolean(fixed) === true

/** The embedded records of one language as visitors may see them, in the shapes of the contract: references become the records they name (D31). */
export class Repository {
  constructor(private readonly snapshot: Snapshot) {}

  /** When the day began, epoch ms. */
  get today(): number {
    return dayOf(this.snapshot.now, this.snapshot.zone).from
  }

  /** Epoch ms of a time; undefined when it is absent or none. */
  readonly time = (value: unknown): number | undefined =>
    momentOf(value, this.snapshot.now, this.snapshot.zone)

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
  private referred(folder: string, ids: unknown): StoredRecord[] {
    const numbers = Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
    return numbers.flatMap((id) => {
      const record = recordById(this.at(folder), id)
      return record && isVisible(record, this.snapshot) ? [record] : []
    })
  }

  /** The named fields of those records. */
  private cards(folder: string, ids: unknown, fields: readonly string[]): RawRecord[] {
    return this.referred(folder, ids).map((record) => pick(record, fields))
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
      .filter(isFixed)
      .map((record) => this.wire(record))
  }

  /** The records of a folder on the wire, newest first by the given field; undated ones last. */
  newest(folder: string, field: string, isMeant = (_: StoredRecord) => true): RawRecord[] {
    const dated = this.listed(folder)
      .filter(isMeant)
      .map((record) => {
        const wire = this.wire(record)
        return { wire, at: this.time(wire[field]) ?? Number.NEGATIVE_INFINITY }
      })
    return dated.sort((a, b) => b.at - a.at).map(({ wire }) => wire)
  }

  private examples(ids: unknown): RawRecord[] {
    return this.referred('cases', ids).map((record) => pick(this.example(this.wire(record)), caseFields))
  }

  private industry(id: unknown): StoredRecord | undefined {
    return typeof id === 'number' ? recordById(this.at('industries'), id) : undefined
  }

  private example({ industry, ...wire }: RawRecord): RawRecord {
    return { ...wire, industryName: this.industry(industry)?.name }
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
    const wire = this.wire(record)
    return this.resolvers[folder]?.(wire) ?? wire
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
  private productCards(ids: unknown): RawRecord[] {
    return this.cards('products', ids, ['id', 'proLogo', 'name', 'desc', 'cover']).map(
      ({ cover, ...item }) => (cover === undefined ? item : { ...item, pcResource: cover }),
    )
  }

  /** solution/list: the industries with their solutions and cases. */
  industryEntries(): RawRecord[] {
    const fields = ['id', 'name', 'desc', 'pcResource', 'mobileResource']
    return this.listed('industries').map((industry) => ({
      industry: pick(industry, ['id', 'name', 'desc', 'indusIcon']),
      solutions: this.cards('solutions', industry.solutions, fields),
      examples: this.examples(industry.examples),
    }))
  }

  /** example/list: cases under their industry, industries in file order. */
  exampleGroups(): RawRecord[] {
    const cases = this.listed('cases')
    return this.listed('industries').flatMap((industry) => {
      const ids = cases.flatMap(({ id, industry: of }) => (of === industry.id ? [id] : []))
      return ids.length > 0
        ? [{ industry: pick(industry, ['id', 'name']), examples: this.examples(ids) }]
        : []
    })
  }

  /** topheader: each item is written as a reference and shown with what it contains. */
  topHeader(): RawRecord[] {
    return this.records('top-header').map(({ data, ...group }) => ({
      ...group,
      data: (Array.isArray(data) ? data : []).flatMap(
        (item: RawRecord, index: number) => this.headerItem(item, index + 1) ?? [],
      ),
    }))
  }

  /** A reference as the item that it names; any other as written, `place` its number where it has none. */
  private headerItem(item: RawRecord, place: number): RawRecord | undefined {
    const kind = headerKinds.find(({ field }) => typeof item[field] === 'number')
    if (!kind) return { id: place, ...item }
    const { folder, fields, desc, inside } = kind
    const [record] = this.referred(folder, [item[kind.field]])
    return (
      record && {
        ...pick(record, fields),
        naviDesc: record.naviDesc ?? record[desc],
        [inside.as]: this.cards(inside.folder, record[inside.folder], inside.fields).map(
          ({ desc: naviDesc, ...item }) => ({ ...item, ...(naviDesc !== undefined && { naviDesc }) }),
        ),
      }
    )
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
    const isMeant = (record: StoredRecord) =>
      asChoice(newsTypes, record.type) === type && (!onlyFixed || isFixed(record))
    return this.newest('news', 'createTime', isMeant).map((wire) => pick(wire, articleFields))
  }
}
