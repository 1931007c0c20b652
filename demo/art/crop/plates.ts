import { readFileSync } from 'node:fs'
import { type Lang, langs } from '../../screens/lib/lang'
import { assets } from '../../screens/lib/paths'
import { productScene, products } from '../../screens/products'
import { sheets } from '../../screens/solutions'
import { moments } from '../../screens/solutions/moments'
import { book } from '../chart/books'
import type { Plate } from '../lib/plate'
import { cardNames } from './cards'
import { ownScene, ownShape } from './own'
import { drawWhole } from './page'
import { type Crop, drawCrop, type View } from './panel'
import { drawPhone, type Frame } from './phone'
import { close, detail, type Shape, told } from './shapes'
import { carded, filled, further, introductions, isDashboard, near, whole, withoutDetail } from './shown'
import { flow, lineage } from './sketches'
import { drawHero } from './tiles'

/** A banner's picture on desks. */
const pc: Shape = { width: 1200, height: 450, ratio: 2, left: 640, top: 138, bottom: 44 }

/** A paper's page is so high that the picture grows towards the words and their veil: its panel begins further right. */
const paper: Shape = { ...pc, left: 720 }

/** A slide of the home page. */
const slide: Shape = { width: 1200, height: 540, ratio: 2, left: 640, top: 150, bottom: 122 }
/** On phones three rows of its table stand side by side below its button, and beside the dots. */
const slideOnPhones: Frame = {
  ...{ width: 450, height: 384, ratio: 2.5 },
  css: `.panel.panel{position:absolute;left:256px;right:24px;top:303px;bottom:26px;height:auto;border-radius:10px}.top.top,.parts thead{display:none}.parts :is(table,tbody){display:block;height:100%}.parts tbody{display:flex}
.parts tbody tr{flex:1;display:flex;flex-direction:column;justify-content:center;align-items:center;height:auto!important}.parts tr+tr{border-left:1px solid #DDE4E8}.parts.parts td{padding:0!important;border:0;font-size:13px;line-height:1.3}.parts.parts td:last-child{font-size:17px;line-height:1.2;font-weight:600}`,
}
/** A table on phones, to its last column. */
const table: Shape = { width: 450, height: 384, ratio: 2.5, left: 24, top: 196, right: 24, bottom: 14 }

/** Four rows of a banner's table. */
const fourRows = { rules: 'thead th{height:40px}td{height:44px!important}tr:nth-child(4) td{border-bottom:0!important}' }
/** Five rows in the height of four. */
const fiveRows = { rules: 'thead th,td{height:36px!important}tr:nth-child(5) td{border-bottom:0!important}' }
/** Three rows of a table on phones, and three columns at most. */
const lowRows = { rules: '.card.flush{width:402px!important}thead th{height:30px}td{height:30px!important}td,th{padding:0 8px!important}:is(td,th):first-child{padding-left:16px!important}tr:nth-child(4) td{border-bottom:0!important}tr:nth-child(n+4),:is(td,th):nth-child(3):not(:last-child){display:none}' }
/** What phones see more of some tables: rows that the page counts, in the room of the head. */
const moreOnPhones: Record<string, string> = {
  product: 'thead,td:nth-child(2){display:none}tbody tr:nth-child(4){display:table-row}',
  // What makes the score is not all there.
  'paper-809': ':is(td,th):nth-child(2),:is(td,th):nth-child(4){display:none}',
  // The first two of three candidates.
  'go1688-purchaser': ':is(td,th):nth-child(3):not(:last-child){display:table-cell}:is(td,th):nth-child(4){display:none}',
  editions: 'thead{display:none}tbody tr:nth-child(n+4){display:table-row}tbody td{height:24px!important}tr:nth-child(4) td{border-bottom:1px solid #DDE4E8!important}.chip{height:20px!important;line-height:20px!important}',
}
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
const rows = (group: string) => Object.entries(book[group] ?? {})

/** A customer's logo for the head of its screen. */
export const logo = (id: string, lang: string) => {
  const data = readFileSync(assets('logos', `case-${id}.${lang}.svg`)).toString('base64')
  return `<img height="26" src="data:image/svg+xml;base64,${data}" alt="">`
}

/** A solution's banner, whose panel is seen whole on the solution's card too. */
const solution: Shape = { ...pc, right: 38 }

/** A table of screens/solutions/sheets.yaml, every column of it. */
const sheetOf = (name: string) => {
  const scene = sheets[name]
  if (!scene) throw new Error(`no sheet ${name}`)
  return { id: 0, view: '1' as const, scene, without: [] as number[] }
}

const banner = (name: string, format: 'pc' | 'mobile', crop: Crop): Plate =>
  plate(`banners/${name}-${format}.${crop.lang}.webp`, format === 'pc' ? 50_000 : 26_000, crop)

/** A banner of a table of its own: four rows of it, on phones three without the third column. */
function sheetBanner(sheet: string, lang: Lang): Plate[] {
  const name = sheet.slice('banner-'.length)
  const row = book.banners?.[name] ?? book.solutions?.[name.slice('solution-'.length)]
  const crop = { ...sheetOf(sheet), lang, dark: book.banners?.[name] ? (row?.dark ?? false) : true }
  const isSlide = name.startsWith('home-')
  const shape = isSlide ? slide : name.startsWith('paper-') ? paper : book.banners?.[name] ? pc : solution
  return [
    banner(name, 'pc', { ...crop, rules: `${(/^(activity|editions)$/.test(name) ? fiveRows : fourRows).rules}${shape.right ? '.card.flush{width:522px!important}' : ''}`, ...shape }),
    isSlide
      ? {
          file: `banners/${name}-mobile.${lang}.webp`,
          budget: 26_000,
          draw: () => drawPhone({ scene: crop.scene, lang, parts: [{ columns: [1, 2], rows: [1, 3] }], frame: slideOnPhones }),
        }
      : banner(name, 'mobile', { ...crop, ...table, rules: `${lowRows.rules}${moreOnPhones[name] ?? ''}` }),
  ]
}

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
    .filter((name) => !/^(case|news|media|banner|wide)-/.test(name) && !cardNames.has(name))
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
  plate(`screens/${lang}/news-520.webp`, 40_000, {
    ...{ id: 1006, view: '2', lang, dark: false, rows: 'whole', ...detail },
    scene: ownScene('news-520', lang, productScene(1006, '2')),
  }),
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
          banner(name, 'pc', {
            ...{ id: screen[0], view: screen[1], lang, dark, without },
            ...bannered[screen.join('-')],
            ...pc,
          }),
          {
            file: `banners/${name}-mobile.${lang}.webp`,
            budget: 26_000,
            draw: () => drawHero(String(screen[0]), lang, dark),
          },
        ]
      : [],
  ),
  ...Object.keys(sheets)
    .filter((name) => name.startsWith('banner-'))
    .flatMap((name) => sheetBanner(name, lang)),
])
