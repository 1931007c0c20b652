import { readFileSync } from 'node:fs'
import { langs } from '../../screens/lib/lang'
import { assets } from '../../screens/lib/paths'
import { productScene, products } from '../../screens/products'
import { canvasFlow } from '../../screens/products/platform'
import { sheets } from '../../screens/solutions'
import { moments } from '../../screens/solutions/moments'
import { book } from '../chart/books'
import type { Plate } from '../lib/plate'
import { cardNames } from './cards'
import { ownScene, ownShape } from './own'
import { drawWhole } from './page'
import { type Crop, drawCrop, type View } from './panel'

/** A picture's size and where its panel lies in it. */
export type Shape = Pick<Crop, 'width' | 'height' | 'ratio' | 'left' | 'top' | 'right' | 'bottom'>

/** What stands beside a text, 720 CSS px wide. */
export const detail: Shape = { width: 720, height: 450, ratio: 2, left: 24, top: 24 }
const pc: Shape = { width: 1200, height: 450, ratio: 2, left: 640, top: 138, bottom: 44 }
const mobile: Shape = { width: 450, height: 384, ratio: 2.5, left: 65, top: 200 }

/** What can be read on a phone too: one card, or a table of a few columns. */
export const close: Shape = { width: 520, height: 325, ratio: 2.4, left: 20, top: 20 }
/** One card from beside a screen, to its end. */
const card: Shape = { width: 672, height: 420, ratio: 2, left: 148, top: 24, right: 148 }
/** A customer's own sheet in its story, of four to six rows. */
export const told: Shape = { width: 560, height: 350, ratio: 2.25, left: 20, top: 20 }

/** The upper half of a phone's screen, as wide as it is on a phone; it runs out of the picture below. */
export const handset: Shape = { width: 520, height: 325, ratio: 2.4, left: 84, top: 20 }

/** The first card beside a screen ends where its words do, and nothing follows it. */
const alone =
  '.body .col:last-child>.card:first-child{flex:none!important}.body .col:last-child>.card+.card{visibility:hidden}'

/** Further details of products' screens, so that each section of a page shows another one, and shows it whole. */
const further: Record<string, Shape & Pick<Crop, 'id' | 'view' | 'at' | 'without' | 'rules'>> = {
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
const whole: Record<string, readonly number[]> = {
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
const isDashboard = (id: number, view: View) => (id === 1004 ? view === '1' : id !== 1012 && view === '3')

/** A dashboard's chart fills its detail, so that no head of a table without its rows stands below it. */
const filled =
  '.body>.col>div:nth-child(2)>.card:first-child{min-height:390px}.body>.col>div:nth-child(2)>.card:first-child>.f1{display:grid;align-content:center}'

/** What cards of the home page show of a detail, its upper left, ends between two columns and two rows. */
const carded: Record<string, string> = {
  '1001-1':
    '.cmp{grid-template-columns:126px 140px 180px repeat(2,140px)!important}.cmp>div{padding:0 12px!important;height:60px!important}.cmp .top{height:84px!important}.cmp .av{display:none}',
  // Three pairs of aisles, the last one whole, from where the bins begin that are too heavy.
  '1002-2': '.card>div[style*="height:44px"]{height:49px!important}.card>div>i:nth-child(-n+10){display:none}',
  '1003-2':
    '.body .card.flush{position:relative}.body .card.flush svg{position:absolute;left:-331px;top:-40px;width:1300px!important;height:849px!important}',
  '1010-1': 'td{height:56px!important}',
  // From Tuesday evening on: the order that will be late stands there.
  '1004-2':
    '[style*="height:62px"]{height:58px!important}[style*="150px 1fr"]>:first-child{position:relative;z-index:2;background:#fff;height:100%}[style*="150px 1fr"]>:last-child{z-index:1}[style*="150px 1fr"]>:last-child,[style*="calc(150px"]{transform:translateX(-230px)}',
}

/** What a product's introduction shows, near enough to be read beside its words: the first screen's table without these columns, or its drawing. */
const introductions: Record<number, Partial<Shape> & Pick<Crop, 'without' | 'rules' | 'sketch'>> = {
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
const near: Record<string, readonly number[] | undefined> = {
  '1002-1': [3, 4],
  '1003-2': undefined,
  '1005-2': undefined,
  '1012-1': undefined,
}

/** Four rows of a banner's table. */
const fourRows = { rules: 'thead th{height:40px}td{height:44px!important}tr:nth-child(4) td{border-bottom:0!important}' }
/** Three rows of a banner's plan. */
const threeRows = { rules: '[style*="height:62px"]{height:58px!important}' }
/** A banner's dashboard shows its chart, to its last month. */
const lowLines = {
  ...{ low: 150, chart: 504 },
  rules: '.body>.col>div:nth-child(2){margin-top:-8px}.card>.head{height:44px!important;min-height:0!important;padding:0 20px!important;border:0!important}.card>.f1{padding:8px 20px 0!important}',
}

/**
 * Wide screens cut off a banner's end: its panel ends above it, and after something whole. What these show of their screens is
 * so low that it fills the 216 px below the panel's head.
 */
const bannered: Record<string, Pick<Crop, 'rules' | 'low' | 'chart' | 'sketch'>> = {
  '1001-1': { rules: '.cmp>div{height:44px!important}.cmp .top{height:84px!important}' },
  '1002-2': { rules: '.card>div[style*="height:44px"]{height:39px!important}.card>div[style*="height:44px"]:nth-child(n+5){visibility:hidden}' },
  '1003-1': threeRows,
  '1004-2': threeRows,
  '1005-2': { low: 156, rules: '.body .card:has(svg){padding:16px 20px}.body .card>svg{width:830px}' },
  '1006-1': {
    sketch: {
      boxes: [
        [0, 18, 32],
        [1, 18, 122],
        [4, 204, 32],
        [5, 204, 122],
        [6, 390, 77],
      ],
      lines: [
        [0, 4],
        [1, 4],
        [1, 5],
        [4, 5],
        [5, 6],
      ],
    },
  },
  '1007-3': fourRows,
  '1008-3': lowLines,
  '1009-3': lowLines,
  '1010-2': fourRows,
  '1010-3': fourRows,
  '1011-2': {
    sketch: {
      boxes: [
        [0, 18, 32],
        [1, 18, 122],
        [3, 204, 77],
        [5, 390, 32],
        [7, 390, 122],
      ],
      lines: [
        [0, 3],
        [1, 3],
        [3, 5],
        [3, 7, true],
      ],
    },
  },
  '1012-1': { rules: '.body .card.f1.col{padding:15px!important;gap:12px!important}.card.f1.col>:nth-child(n+3){display:none}' },
}

const plate = (file: string, budget: number, crop: Crop): Plate => ({
  file,
  budget,
  draw: () => drawCrop(crop),
})
/** The flow that a builder draws, one of two functions side by side. */
const flow: Partial<Crop> = {
  ...{ scene: canvasFlow, width: 600, height: 375, ratio: 2.1, left: 20, top: 20 },
  sketch: {
    width: 164,
    boxes: [
      [0, 18, 70],
      [1, 18, 168],
      [2, 208, 70],
      [3, 208, 168],
      [4, 398, 21],
      [5, 398, 119],
      [6, 398, 217],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [1, 3],
      [2, 4, true],
      [2, 5],
      [3, 6],
    ],
  },
}
/** Where a number comes from and who reads it, of every column what has room whole. */
const lineage: Crop['sketch'] = {
  width: 150,
  boxes: [
    [2, 18, 40],
    [3, 18, 150],
    [4, 18, 260],
    [6, 190, 150],
    [7, 362, 150],
    [9, 534, 40],
    [10, 534, 150],
    [11, 534, 260],
  ],
  lines: [
    [2, 6],
    [3, 6],
    [4, 6, true],
    [6, 7],
    [7, 9],
    [7, 10],
    [7, 11],
  ],
}
const rows = (group: string) => Object.entries(book[group] ?? {})

/** A customer's logo for the head of its screen. */
export const logo = (id: string, lang: string) => {
  const data = readFileSync(assets('logos', `case-${id}.${lang}.svg`)).toString('base64')
  return `<img height="26" src="data:image/svg+xml;base64,${data}" alt="">`
}

/** A table of screens/solutions/sheets.yaml, every column of it. */
const sheetOf = (name: string) => {
  const scene = sheets[name]
  if (!scene) throw new Error(`no sheet ${name}`)
  return { id: 0, view: '1' as const, scene, without: [] as number[] }
}

/** The screens whose pages show something nearer instead of a detail. */
const withoutDetail = new Set([
  ...['1001-3', '1002-3', '1003-1', '1003-3', '1004-1', '1005-1', '1005-3', '1006-1', '1007-1', '1007-2', '1008-1'],
  ...['1008-3', '1009-1', '1009-2', '1009-3', '1010-3', '1011-2', '1011-3', '1012-1'],
])

/** Details of screens: for functions, for products, and each customer's own. */
export const crops: Plate[] = langs.flatMap((lang) => [
  ...products.flatMap(({ id }) =>
    (['1', '2', '3'] as const)
      .filter((view) => !withoutDetail.has(`${id}-${view}`))
      .map((view) =>
        plate(`screens/${lang}/${id}-${view}-detail.webp`, 40_000, {
          id,
          view,
          lang,
          dark: false,
          without: whole[`${id}-${view}`],
          rows: 'whole',
          rules: carded[`${id}-${view}`],
          ...(isDashboard(id, view) && { rules: filled, chart: 480 }),
          ...detail,
          ...(id === 1012 && view === '2' && flow),
          ...(id === 1008 && view === '2' && { sketch: lineage }),
        }),
      ),
  ),
  ...Object.entries(near).map(([name, without]) => {
    const [id, view] = name.split('-') as [string, View]
    return plate(`screens/${lang}/${name}-near.webp`, 36_000, {
      ...{ id: Number(id), view, lang, dark: false, without, rows: 'whole' },
      ...close,
    })
  }),
  ...Object.keys(sheets)
    .filter((name) => !/^(case|news)-/.test(name) && !cardNames.has(name))
    .map((name) =>
      plate(`screens/${lang}/${name}.webp`, 36_000, { ...sheetOf(name), lang, dark: false, ...close }),
    ),
  ...Object.entries(moments).map(([name, { scene, isPhone = false }]) => ({
    file: `screens/${lang}/${name}.webp`,
    budget: isPhone ? 40_000 : 90_000,
    draw: () => drawWhole(scene, lang, isPhone),
  })),
  ...Object.entries(introductions).map(([id, shown]) =>
    plate(`screens/${lang}/${id}-1-large.webp`, 50_000, {
      ...{ id: Number(id), view: '1', lang, dark: false, rows: 'whole' },
      ...close,
      ...shown,
      rules: `td{height:52px!important}${shown.rules ?? ''}`,
    }),
  ),
  ...Object.entries(further).map(([name, crop]) =>
    plate(`screens/${lang}/${name}.webp`, 40_000, { lang, dark: false, rows: 'whole', ...crop }),
  ),
  ...rows('cases').flatMap(([id, { screen, sheet }]) => {
    const own = { lang, dark: false, mark: logo(id, lang) }
    const file = `screens/${lang}/case-${id}.webp`
    if (sheet) return [plate(file, 40_000, { ...sheetOf(`case-${id}`), ...own, ...told })]
    if (!screen) return []
    const without = whole[screen.join('-')] && []
    const scene = ownScene(id, lang, productScene(...screen))
    const shape = { ...detail, ...ownShape(id), rows: 'whole' as const }
    return [plate(file, 40_000, { id: screen[0], view: screen[1], scene, without, ...own, ...shape })]
  }),
  ...rows('banners').flatMap(([name, { screen, dark = false, without }]) =>
    screen
      ? [
          plate(`banners/${name}-pc.${lang}.webp`, 50_000, {
            id: screen[0],
            view: screen[1],
            lang,
            dark,
            without,
            ...bannered[screen.join('-')],
            ...pc,
          }),
          plate(`banners/${name}-mobile.${lang}.webp`, 26_000, {
            id: screen[0],
            view: 'm',
            lang,
            dark,
            ...mobile,
          }),
        ]
      : [],
  ),
])
