import type { Crop, View } from './panel'
import { card, close, type Shape } from './shapes'

/** The first card beside a screen ends where its words do, and nothing follows it. */
const alone =
  '.body .col:last-child>.card:first-child{flex:none!important}.body .col:last-child>.card+.card{visibility:hidden}'

/** Further details of products' screens, so that each section of a page shows another one, and shows it whole. */
export const further: Record<string, Shape & Pick<Crop, 'id' | 'view' | 'at' | 'without' | 'rules'>> = {
  '1001-1-award': { id: 1001, view: '1', at: [1054, 138], rules: alone, ...card },
  '1001-2-dates': { id: 1001, view: '2', without: [1, 2], rules: 'tbody tr:nth-child(-n+6){display:none}', ...close },
  '1001-2-notes': {
    ...{ id: 1001, view: '2', at: [1054, 138] },
    rules: `${alone}.body .card>.row{flex:none!important;height:49px}`,
    ...card,
  },
  '1001-3-grades': { id: 1001, view: '3', without: [2, 4], ...close },
}

/** The screens whose table a detail shows whole, across its panel, without these columns (from 1): what a row ends with is what it says. */
export const whole: Record<string, readonly number[]> = {
  '1001-2': [4],
  '1002-1': [4],
  '1004-3': [],
  '1007-1': [],
  '1010-1': [1],
  '1010-2': [4],
  '1011-1': [4],
  '1012-3': [],
}

/** The first screen of Plan and the third of most products are dashboards. */
export const isDashboard = (id: number, view: View) => (id === 1004 ? view === '1' : id !== 1012 && view === '3')

/** A dashboard's chart fills its detail, so that no head of a table without its rows stands below it. */
export const filled =
  '.body>.col>div:nth-child(2)>.card:first-child{min-height:390px}.body>.col>div:nth-child(2)>.card:first-child>.f1{display:grid;align-content:center}'

/** What cards of the home page show of a detail, its upper left, ends between two columns and two rows. */
export const carded: Record<string, string> = {
  '1001-1':
    '.cmp{grid-template-columns:126px 140px 180px repeat(2,140px)!important}.cmp>div{padding:0 12px!important;height:60px!important}.cmp .top{height:84px!important}.cmp .av{display:none}',
  // Two pairs of aisles, both whole where cards end, with the bins that are too heavy.
  '1002-2':
    '.card>div[style*="height:44px"]{height:54px!important}.card>div>i:nth-child(-n+15),.card>div[style*="height:44px"]:nth-child(-n+2){display:none!important}.card>div[style*="height:44px"]:nth-child(n+7){visibility:hidden}',
  '1003-2':
    '.body .card.flush{position:relative}.body .card.flush svg{position:absolute;left:-331px;top:-40px;width:1300px!important;height:849px!important}',
  '1010-1': 'td{height:56px!important}',
  // All four agents.
  '1010-2': 'td{height:44px!important}',
  // From Tuesday evening on: the order that will be late stands there.
  '1004-2':
    '[style*="height:62px"]{height:58px!important}[style*="150px 1fr"]>:first-child{position:relative;z-index:2;background:#fff;height:100%}[style*="150px 1fr"]>:last-child{z-index:1}[style*="150px 1fr"]>:last-child,[style*="calc(150px"]{transform:translateX(-230px)}',
}

/** What a product's introduction shows, near enough to be read beside its words: the first screen's table without these columns, or its drawing. */
export const introductions: Record<number, Partial<Shape> & Pick<Crop, 'without' | 'rules' | 'sketch'>> = {
  1002: { without: [4, 6] },
  1004: { without: [3, 4], rules: 'td{height:53.5px!important}' },
  1005: { without: [1], rules: 'tbody tr:first-child{display:none}' },
  1007: { without: [3], rules: 'tbody tr:nth-child(-n+2){display:none}' },
  1008: { without: [2] },
  1009: { without: [2, 3, 4] },
  1010: { without: [1, 4] },
  1011: { without: [3, 4] },
}

/** The screens that scenes of solutions show, near enough to be read on a phone: their tables without these columns. */
export const near: Record<string, readonly number[] | undefined> = {
  '1002-1': [3, 4],
  '1003-2': undefined,
  '1005-2': undefined,
  '1012-1': undefined,
}

/** The screens whose pages show something nearer instead of a detail. */
export const withoutDetail = new Set([
  ...['1001-3', '1002-3', '1003-1', '1003-3', '1004-1', '1005-1', '1005-3', '1006-1', '1007-1', '1007-2', '1008-1'],
  ...['1008-3', '1009-1', '1009-2', '1009-3', '1010-3', '1011-2', '1011-3', '1012-1'],
])
