import { everyType } from '@/lib/content-types'
import type { RecordFolder } from '@/lib/content-types/addresses'
import type { Ask, ListItem, RecordList } from '@/lib/content-types/record-type'
import type { Resource } from '@/lib/contract/shared'
import type { RawRecord } from '../shared/source'
import { wholeList } from './whole-list'

type Name = RecordFolder | 'industries'
type SelectRecords<T> = (name: Name, items: readonly ListItem[]) => T[] | Promise<T[]>
/** Reads a list to its end, `atOnce` pages at a time; of an answer only what `keep` makes of it stays in memory. */
export type ReadList = <T>(ask: Ask, select: SelectRecords<T>, atOnce: number) => Promise<[Name, T[]][]>

const item = (record: RawRecord & { id: string }, name: string, cover?: Resource): ListItem => ({
  ...{ id: record.id, name, cover, record },
})

/** A list whose one answer has all records of a type, or of two. */
const whole =
  (read: (ask: Ask) => Promise<[Name, ListItem[]][]>): ReadList =>
  async <T>(ask: Ask, select: SelectRecords<T>) => {
    const lists: [Name, T[]][] = []
    for (const [name, items] of await read(ask)) lists.push([name, await select(name, items)])
    return lists
  }

const pageByPage =
  (folder: RecordFolder, { read, body }: RecordList): ReadList =>
  async (ask, select, atOnce) => {
    const readPage = (page: object) => read(ask, { ...page, ...body })
    return [[folder, await wholeList(readPage, (items) => select(folder, items), atOnce)]]
  }

const products = whole(async (ask) => {
  const { data } = await ask('productList')
  const all = data.flatMap(({ productList }) => productList)
  return [
    ['product-categories', data.map(({ productList: _, ...category }) => item(category, category.name))],
    ['products', all.map((product) => item(product, product.name))],
  ]
})

const solutions = whole(async (ask) => {
  const { data } = await ask('solutionList')
  const all = data.flatMap(({ industry, solutions }) =>
    solutions.map((solution) =>
      item({ ...solution, industryName: industry.name }, solution.name, solution.pcResource),
    ),
  )
  return [
    ['industries', data.map(({ industry }, at) => item({ ...industry, at }, industry.name))],
    ['solutions', all],
  ]
})

const cases = whole(async (ask) => {
  const { data } = await ask('exampleList')
  const all = data.flatMap(({ industry, examples }) =>
    examples.map((example) => {
      const industryName = example.industryName ?? industry.name
      return item({ ...example, industryName }, example.title, example.coverMaterial)
    }),
  )
  return [['cases', all]]
})

/** The lists of records that pages show (§7), by the file of the sitemap that names their pages. */
export const recordLists = new Map<string, ReadList[]>([
  ...Object.entries({ products: [products], solutions: [solutions], cases: [cases] }),
  ...everyType.flatMap(([folder, { lists, sitemap = folder }]): [string, ReadList[]][] =>
    lists ? [[sitemap, lists.map((list) => pageByPage(folder, list))]] : [],
  ),
])
