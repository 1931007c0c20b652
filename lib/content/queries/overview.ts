import { everyType } from '@/lib/content-types'
import { type RecordFolder, recordPath } from '@/lib/content-types/addresses'
import type { RecordList } from '@/lib/content-types/record-type'
import { introductionPath } from '@/lib/rules/address/introduction-path'
import { limitPerGroup } from '@/lib/rules/list/case-groups'
import { asking, type Language, load, loadOptional } from '../client/load'
import { listAiPages } from '../file-pages/ai-pages'
import { getFeedNews } from './feeds'

type OverviewItem = { path: string; name: string; desc?: string | undefined }
/** A section: the type of record whose list names it, and what it holds. */
type OverviewSection = [folder: RecordFolder, items: OverviewItem[]]

/** How many an overview names of what is listed newest first; older ones are in their lists. */
const NEWEST = 20

/** Cases that an overview names; the others are in their list. */
const MOST_CASES = 500

/** What a language's site holds, in short, for answer engines: everything it sells and the newest of the rest. Throws when a list is not to be had. */
export async function getOverview(language: Language): Promise<OverviewSection[]> {
  const [products, industries, cases, introductions, services, joinUs, news, ai, ...paged] =
    await Promise.all([
      load('productList', language),
      load('solutionList', language),
      load('exampleList', language),
      load('introductions', language),
      loadOptional('services', language),
      loadOptional('joinUs', language),
      getFeedNews(language),
      listAiPages(language),
      ...everyType.flatMap(([folder, { lists = [] }]) =>
        lists.length === 1 ? lists.map((list) => newest(language, folder, list)) : [],
      ),
    ])
  return [
    [
      'products',
      products.data.flatMap(({ id, name, desc, productList }) => [
        item('product-categories', id, name, desc),
        ...productList.map((product) => item('products', product.id, product.name, product.desc)),
      ]),
    ],
    [
      'solutions',
      industries.data.flatMap(({ solutions }) =>
        solutions.map(({ id, name, desc }) => item('solutions', id, name, desc)),
      ),
    ],
    [
      'cases',
      limitPerGroup(cases.data, MOST_CASES).flatMap(({ industry, examples }) =>
        examples.map(({ id, title }) => item('cases', id, title, industry.name)),
      ),
    ],
    [
      'introductions',
      [
        ...introductions.data.map(({ type, title, mainTitle }, at) => ({
          path: at === 0 ? '/about-us' : introductionPath(type),
          name: title,
          desc: mainTitle,
        })),
        ...[
          { path: '/services', record: services },
          { path: '/join-us', record: joinUs },
        ].flatMap(({ path, record }) =>
          record?.title ? [{ path, name: record.title, desc: record.legend }] : [],
        ),
        ...ai.map(({ path }) => ({ path, name: path.slice(1) })),
      ],
    ],
    ...paged,
    ['news', news.slice(0, NEWEST).map(({ id, title, desc }) => item('news', id, title, desc))],
  ]
}

/** The newest of a type with one list, as its list shows them. */
async function newest(
  language: Language,
  folder: RecordFolder,
  { read, body }: RecordList,
): Promise<OverviewSection> {
  const { data } = await read(asking(language), { pageNo: 1, pageSize: NEWEST, ...body })
  return [folder, data.slice(0, NEWEST).map(({ id, name, desc }) => item(folder, id, name, desc))]
}

const item = (folder: RecordFolder, id: string, name: string, desc: string | undefined): OverviewItem => ({
  path: recordPath(folder, id),
  name,
  desc,
})
