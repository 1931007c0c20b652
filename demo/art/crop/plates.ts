import { readFileSync } from 'node:fs'
import { langs } from '../../screens/lib/lang'
import { assets } from '../../screens/lib/paths'
import { products } from '../../screens/products'
import { canvasFlow } from '../../screens/products/platform'
import { sheets } from '../../screens/solutions'
import { moments } from '../../screens/solutions/moments'
import { book } from '../chart/books'
import type { Plate } from '../lib/plate'
import { cardNames } from './cards'
import { drawWhole } from './page'
import { type Crop, drawCrop, type View } from './panel'

/** A picture's size and where its panel lies in it. */
export type Shape = Pick<Crop, 'width' | 'height' | 'ratio' | 'left' | 'top' | 'right'>

/** What stands beside a text, 720 CSS px wide. */
export const detail: Shape = { width: 720, height: 450, ratio: 2, left: 24, top: 24 }
const pc: Shape = { width: 1200, height: 450, ratio: 2, left: 636, top: 150 }
const mobile: Shape = { width: 450, height: 384, ratio: 2.5, left: 65, top: 200 }

/** What can be read on a phone too: one card, or a table of a few columns. */
export const close: Shape = { width: 520, height: 325, ratio: 2.4, left: 20, top: 20 }
/** One card from beside a screen, to its end. */
const card: Shape = { width: 672, height: 420, ratio: 2, left: 148, top: 24, right: 148 }
/** A customer's own sheet in its story, of five rows. */
const told: Shape = { width: 560, height: 350, ratio: 2.25, left: 20, top: 20 }
/** The upper left of a screen, where its figures stand, for a picture across the page. */
export const large: Shape = { width: 880, height: 550, ratio: 1.8, left: 28, top: 24 }

/** The upper left of the first screen, figures and first rows, for a product's introduction; two show another one there. */
const introduced = products.filter(({ id }) => id !== 1001 && id !== 1012).map(({ id }) => id)

/** The first card beside a screen ends where its words do, and nothing follows it. */
const alone =
  '.body .col:last-child>.card:first-child{flex:none!important}.body .col:last-child>.card+.card{visibility:hidden}'

/** Further details of products' screens, so that each section of a page shows another one, and shows it whole. */
const further: Record<string, Shape & Pick<Crop, 'id' | 'view' | 'at' | 'without' | 'rules'>> = {
  '1001-1-award': { id: 1001, view: '1', at: [1054, 138], rules: alone, ...card },
  '1001-2-dates': { id: 1001, view: '2', without: [1, 2], ...close },
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
  '1005-1': [],
  '1007-1': [],
  '1008-1': [],
  '1009-1': [4],
  '1009-2': [],
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
  '1003-2':
    '.body .card.flush{position:relative}.body .card.flush svg{position:absolute;left:-331px;top:-40px;width:1300px!important;height:849px!important}',
  '1010-1': 'td{height:56px!important}',
  // From Tuesday evening on: the order that will be late stands there.
  '1004-2':
    '[style*="height:62px"]{height:58px!important}[style*="150px 1fr"]>:first-child{position:relative;z-index:2;background:#fff;height:100%}[style*="150px 1fr"]>:last-child{z-index:1}[style*="150px 1fr"]>:last-child,[style*="calc(150px"]{transform:translateX(-230px)}',
}

/** The introductions that show a table, whole as well, without these columns: they are wider than a detail. */
const introducedWhole: Record<number, readonly number[]> = {
  1002: [],
  1005: [],
  1007: [],
  1008: [],
  1009: [4],
  1010: [4],
  1011: [],
}

/** The screens that scenes of solutions show, near enough to be read on a phone: their tables without these columns. */
const near: Record<string, readonly number[] | undefined> = {
  '1002-1': [3, 4],
  '1002-2': undefined,
  '1003-2': undefined,
  '1005-2': undefined,
  '1006-1': undefined,
  '1007-1': [1, 4],
  '1009-1': [2, 3, 4],
  '1012-1': undefined,
  '1012-2': [1, 4],
}

const plate = (file: string, budget: number, crop: Crop): Plate => ({
  file,
  budget,
  draw: () => drawCrop(crop),
})
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
const withoutDetail = new Set(['1001-3', '1007-1', '1007-2', '1010-3', '1012-1'])

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
          ...(isDashboard(id, view) && { rules: filled, chart: id === 1008 ? 456 : 480 }),
          ...(id === 1012 && view === '2' && { scene: canvasFlow }),
          ...detail,
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
  ...introduced.map((id) =>
    plate(`screens/${lang}/${id}-1-large.webp`, 50_000, {
      id,
      view: '1',
      lang,
      dark: false,
      at: [80, 138],
      without: introducedWhole[id],
      rows: 'whole',
      rules: id === 1010 ? 'td{height:53px!important}' : undefined,
      ...large,
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
    const chart = isDashboard(...screen) && { rules: filled, chart: 480 }
    return [plate(file, 40_000, { id: screen[0], view: screen[1], without, ...chart, ...own, ...detail })]
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
