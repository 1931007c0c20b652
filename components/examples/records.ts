import type { Activity } from '@/lib/contract/activities'
import type { Example } from '@/lib/contract/cases'
import { type Html, sanitiseHtml } from '@/lib/contract/html'
import type { Media } from '@/lib/contract/media'
import type { News } from '@/lib/contract/news'
import type { Product, ProductListItem, ProductPoint } from '@/lib/contract/products'
import type { Publication } from '@/lib/contract/publications'
import type { IndustryEntry } from '@/lib/contract/solutions'
import type { PageContext } from '@/lib/i18n/page-context'
import { cover, logo, many, resource } from '.'

/** Short texts of records, in the language of the page. */
const words = {
  cn: {
    name: '恒越机械',
    title: '订单到回款',
    desc: '从报价到回款，一张单据走到底。',
    place: '苏州',
    person: '陆明',
    position: '运营总监',
    industry: '装备制造',
    kind: '白皮书',
    html: '<h2>背景</h2><p>六十一家工厂，一套账。</p><ul><li>采购</li><li>生产</li></ul>',
  },
  en: {
    name: 'Hengyue Machinery',
    title: 'Order to cash',
    desc: 'From the quotation to the payment, one document all the way.',
    place: 'Suzhou',
    person: 'Lu Ming',
    position: 'Operations director',
    industry: 'Machinery',
    kind: 'White paper',
    html: '<h2>Background</h2><p>Sixty-one plants, one ledger.</p><ul><li>Buying</li><li>Making</li></ul>',
  },
}

/** The short texts of the page's language; of a further one the English ones. */
export const wordsOf = (page: PageContext) => words[page.locale === 'cn' ? 'cn' : 'en']

/** A text from content, sanitised as every one is. */
export const textOf = (page: PageContext, raw = wordsOf(page).html): Html => sanitiseHtml(raw, [])

const day = 86_400_000
/** A day in the past that stays there. */
export const longAgo = Date.UTC(2025, 4, 12, 4)
/** A day so far away that it stays in the future. */
export const farAhead = Date.UTC(2095, 4, 12, 4)

export const caseOf = (page: PageContext, id = '401'): Example => ({
  id,
  title: `${wordsOf(page).title} ${id}`,
  customerName: wordsOf(page).name,
  customerLogo: logo,
  coverMaterial: cover,
  industryName: wordsOf(page).industry,
})

export const newsOf = (page: PageContext, id = '501'): News => ({
  id,
  title: `${wordsOf(page).title} ${id}`,
  desc: wordsOf(page).desc,
  coverMaterial: cover,
  createTime: longAgo,
})

export const productItemOf = (page: PageContext, id = '1001'): ProductListItem => ({
  id,
  name: `${wordsOf(page).title} ${id}`,
  desc: wordsOf(page).desc,
  proLogo: logo,
})

/** So many points of a product section, with an icon or a picture each. */
export const pointsOf = (page: PageContext, count: number, picture = logo): ProductPoint[] =>
  many(count, (id) => ({
    id,
    title: `${wordsOf(page).title} ${id}`,
    desc: wordsOf(page).desc,
    resource: picture,
  }))

/** A product with every section. */
export const productOf = (page: PageContext): Product => ({
  id: '1001',
  name: wordsOf(page).title,
  naviDesc: wordsOf(page).desc,
  diagram: cover,
  isShowEnterpriseDemandTitle: true,
  productConfig: { config: pointsOf(page, 3) },
  businessValues: { config: pointsOf(page, 4) },
  productSuperiority: { config: pointsOf(page, 3) },
  coreFunctions: many(2, (id) => ({
    id,
    name: `${wordsOf(page).title} ${id}`,
    functionList: pointsOf(page, 2),
  })),
  businessBluePrints: many(2, (id) => ({ id, title: `${wordsOf(page).title} ${id}`, resourceUrl: cover })),
  applicationScenarios: pointsOf(page, 4, cover),
  exampleBOList: many(3, (id) => caseOf(page, id)),
})

/** An industry with so many solutions and cases; ids begin with the industry's. */
export const industryOf = (page: PageContext, id: string, solutions = 2, cases = 2): IndustryEntry => ({
  industry: { id, name: `${wordsOf(page).industry} ${id}`, desc: wordsOf(page).desc, indusIcon: logo },
  solutions: many(solutions, (number) => ({
    id: `${id}${number}`,
    name: `${wordsOf(page).title} ${number}`,
    desc: wordsOf(page).desc,
    pcResource: cover,
  })),
  examples: many(cases, (number) => caseOf(page, `${id}${number}`)),
})

export const mediaOf = (page: PageContext, id = '701'): Media => ({
  id,
  titleContent: `${wordsOf(page).title} ${id}`,
  resourceType: wordsOf(page).kind,
  createdAt: longAgo,
  coverMaterial: cover,
  resourceDesc: wordsOf(page).desc,
})

export const publicationOf = (page: PageContext, id = '801'): Publication => ({
  id,
  type: 'PUBLICATION',
  name: `${wordsOf(page).title} ${id}`,
  introduction: wordsOf(page).desc,
  picture: cover,
})

/** An event of one day that begins at a moment. */
export const activityOf = (page: PageContext, startDate = farAhead, id = '601'): Activity => ({
  id,
  activityName: wordsOf(page).title,
  activityShowType: 'STANDARD',
  startDate,
  endDate: startDate + day / 4,
  place: wordsOf(page).place,
  coverMaterial: cover,
})

/** So many people who speak, every other one with a picture. */
export const speakersOf = (page: PageContext, count: number) =>
  many(count, (id) => ({
    id,
    name: `${wordsOf(page).person} ${id}`,
    position: wordsOf(page).position,
    ...(Number(id) % 2 === 0 && { avatar: cover }),
  }))

/** A document to download. */
export const paper = resource('/assets/files/product-overview.cn.pdf')
