import { UnavailableError } from '@/lib/contract/errors'
import { asBoolean, asChoice } from '@/lib/contract/restrict'
import type { Wire } from '../shared/wire'
import { isLeftOut, recordById } from './library'
import { Records } from './records'
import { pick, referred } from './shapes'
import { toWire } from './wire'

const newsTypes = ['NEWS', 'NEWS_AI']

/** The embedded records of one language in the shapes of the contract: references become the records they name (D31). */
export class Repository extends Records {
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

  private readonly resolvers: Record<string, (wire: Wire) => Wire> = {
    'product-categories': ({ products, examples, ...wire }) => ({
      ...wire,
      productList: this.productCards(products),
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
      productList: this.productCards(category.products),
    }))
  }

  /** Products as lists show them: a record's own `pcResource` is its banner, and `cover` the picture of its card. */
  private productCards(value: unknown): Wire[] {
    return this.products(value, ['id', 'proLogo', 'name', 'desc', 'cover']).map(({ cover, ...item }) =>
      cover === undefined ? item : { ...item, pcResource: cover },
    )
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
          ...pick(category, ['id', 'name', 'proLogo', 'pcResource']),
          naviDesc: category.naviDesc ?? category.subtitle,
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
        (record) =>
          asChoice(newsTypes, record.type) === type && (!onlyFixed || asBoolean(record.fixed) === true),
      )
      // Picked first: the text of an article is not made into HTML for a list.
      const fields = ['id', 'title', 'desc', 'coverMaterial', 'createTime']
      return this.newestFirst(
        records.map((record) => toWire(pick(record, fields), this.snapshot)),
        'createTime',
      )
    })
  }
}
