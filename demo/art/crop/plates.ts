import { readFileSync } from 'node:fs'
import { type Lang, langs } from '../../screens/lib/lang'
import { assets } from '../../screens/lib/paths'
import { products } from '../../screens/products'
import { market } from '../../screens/products/market'
import { canvasFlow } from '../../screens/products/platform'
import { sheets } from '../../screens/solutions'
import { moments } from '../../screens/solutions/moments'
import { stories } from '../../videos/stories'
import { book, type Row } from '../chart/books'
import type { Plate } from '../lib/plate'
import { drawWhole } from './page'
import { type Crop, drawCrop, type View } from './panel'
import { drawPhone } from './phone'

type Shape = Pick<Crop, 'width' | 'height' | 'ratio' | 'left' | 'top' | 'right'>

const cover: Shape = { width: 600, height: 337.5, ratio: 1280 / 600, left: 34, top: 30 }
/** What stands beside a text, 720 CSS px wide. */
const detail: Shape = { width: 720, height: 450, ratio: 2, left: 24, top: 24 }
const pc: Shape = { width: 1200, height: 450, ratio: 2, left: 636, top: 150 }
const mobile: Shape = { width: 450, height: 384, ratio: 2.5, left: 65, top: 200 }

/** A screen across the page, every column of it, and what phones see of its first ones. */
const wide: Shape = { width: 1108, height: 596, ratio: 1.8, left: 32, top: 28 }
const narrow: Shape = { width: 404, height: 460, ratio: 2, left: 16, top: 16 }

/** What can be read on a phone too: one card, or a table of a few columns. */
const close: Shape = { width: 520, height: 325, ratio: 2.4, left: 20, top: 20 }
/** A customer's own sheet in its story, of five rows. */
const told: Shape = { width: 560, height: 350, ratio: 2.25, left: 20, top: 20 }
/** The upper left of a screen, where its figures stand, for a picture across the page. */
const large: Shape = { width: 880, height: 550, ratio: 1.8, left: 28, top: 24 }

/** The upper left of every product's first screen, figures and first rows, for its introduction. */
const introduced = products.filter(({ id }) => id !== 1001).map(({ id }) => id)

/** Further details of products' screens, so that each section of a page shows another one, and shows it whole. */
const further: Record<string, Shape & Pick<Crop, 'id' | 'view' | 'at' | 'without'>> = {
  '1001-1-award': { id: 1001, view: '1', at: [1054, 138], ...close, left: 72, right: 72 },
  '1001-2-dates': { id: 1001, view: '2', without: [1, 2], ...close },
  '1001-2-notes': { id: 1001, view: '2', at: [1054, 138], ...close, left: 72, right: 72 },
  '1001-3-grades': { id: 1001, view: '3', without: [2, 4], ...close },
}

/** The screens whose table a detail shows whole, across its panel, without these columns (from 1): what a row ends with is what it says. */
const whole: Record<string, readonly number[]> = {
  '1001-2': [4],
  '1002-1': [4],
  '1004-3': [],
  '1005-1': [],
  '1007-1': [],
  '1007-2': [2],
  '1008-1': [],
  '1009-1': [4],
  '1009-2': [],
  '1010-1': [1],
  '1010-2': [4],
  '1011-1': [4],
  '1012-3': [],
}

/** What cards of the home page show of a detail, its upper left, ends between two columns and two rows. */
const carded: Record<string, string> = {
  '1001-1':
    '.cmp{grid-template-columns:126px 140px 180px repeat(2,140px)!important}.cmp>div{padding:0 12px!important;height:60px!important}.cmp .top{height:84px!important}.cmp .av{display:none}',
  '1003-2':
    '.body .card.flush{position:relative}.body .card.flush svg{position:absolute;left:-331px;top:-40px;width:1300px!important;height:849px!important}',
  // From Tuesday evening on: the order that will be late stands there.
  '1004-2':
    '[style*="height:62px"]{height:58px!important}[style*="150px 1fr"]>:first-child{position:relative;z-index:1;background:#fff;height:100%}[style*="150px 1fr"]>:last-child,[style*="calc(150px"]{transform:translateX(-230px)}',
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
  '1001-1': undefined,
  '1002-1': [3, 4],
  '1002-2': undefined,
  '1003-2': undefined,
  '1005-1': [1],
  '1005-2': undefined,
  '1006-1': undefined,
  '1006-2': undefined,
  '1007-1': [1, 4],
  '1008-1': [2],
  '1009-1': [2, 3, 4],
  '1010-1': [1, 3],
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
const logo = (id: string, lang: string) => {
  const data = readFileSync(assets('logos', `case-${id}.${lang}.svg`)).toString('base64')
  return `<img height="26" src="data:image/svg+xml;base64,${data}" alt="">`
}

const screenOf = ({ screen: [id, view] = [0, '1'] }: Row) => ({ id, view })

/** A table of screens/solutions/sheets.yaml, every column of it. */
const sheetOf = (name: string) => {
  const scene = sheets[name]
  if (!scene) throw new Error(`no sheet ${name}`)
  return { id: 0, view: '1' as const, scene, without: [] as number[] }
}

/** What a film shows when the sentence of this number (from 0) has been read. */
function shownBy([name, at]: NonNullable<Row['film']>, lang: Lang) {
  const story = stories.find((one) => one.name === name)
  const steps = story?.steps.slice(0, at + 1) ?? []
  const from = steps.findLastIndex(({ screen }) => screen)
  const [id, view] = steps[from]?.screen?.split('-') ?? []
  if (!id) throw new Error(`no film ${name}, or no screen at ${at}`)
  return {
    id: Number(id),
    view: view as View,
    changes: steps.slice(from).flatMap(({ set = [], then = [] }) => [...set, ...then]),
    ...(story?.customer ? { mark: logo(String(story.customer), lang) } : {}),
  }
}

/** Details of screens: for releases, films and talks; for functions; for products; and each customer's own. */
export const crops: Plate[] = langs.flatMap((lang) => [
  ...(['news', 'media'] as const).flatMap((group) =>
    rows(group).flatMap(([id, row]) =>
      row.screen || row.film || row.sheet
        ? [
            plate(`covers/${group}-${id}.${lang}.webp`, 36_000, {
              ...(row.sheet ? sheetOf(`${group}-${id}`) : row.film ? shownBy(row.film, lang) : screenOf(row)),
              ...(row.sheet ? {} : { without: row.without }),
              lang,
              dark: row.dark ?? false,
              ...cover,
            }),
          ]
        : [],
    ),
  ),
  ...products.flatMap(({ id }) =>
    (['1', '2', '3'] as const).map((view) =>
      plate(`screens/${lang}/${id}-${view}-detail.webp`, 40_000, {
        id,
        view,
        lang,
        dark: false,
        without: whole[`${id}-${view}`],
        rows: 'whole',
        rules: carded[`${id}-${view}`],
        ...(id === 1012 && view === '2' && { scene: canvasFlow }),
        ...detail,
      }),
    ),
  ),
  ...Object.entries(near).map(([name, without]) => {
    const [id, view] = name.split('-') as [string, View]
    return plate(`screens/${lang}/${name}-near.webp`, 36_000, {
      ...{ id: Number(id), view, lang, dark: false, without, rows: 'whole' },
      rules: name === '1001-1' ? '.cmp{grid-template-columns:140px repeat(4,180px)!important}' : undefined,
      ...close,
    })
  }),
  ...Object.keys(sheets)
    .filter((name) => !/^(case|news)-/.test(name))
    .map((name) =>
      plate(`screens/${lang}/${name}.webp`, 36_000, { ...sheetOf(name), lang, dark: false, ...close }),
    ),
  // A function's sheet as phones show it, without its second column.
  {
    file: `screens/${lang}/product-1004-promise-phone.webp`,
    budget: 40_000,
    draw: () =>
      drawPhone({ scene: sheetOf('product-1004-promise').scene, lang, parts: [{ columns: [1, 3, 4] }] }),
  },
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
    return [plate(file, 40_000, { id: screen[0], view: screen[1], without, ...own, ...detail })]
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
  ...Object.entries(market).flatMap(([page, { scene, phone }]) => {
    const screen = { id: 0, view: '1', lang, dark: false } as const
    return [
      plate(`screens/${lang}/${page}.webp`, 80_000, { ...screen, scene, ...wide }),
      plate(`screens/${lang}/${page}-mobile.webp`, 40_000, { ...screen, scene: phone, ...narrow }),
    ]
  }),
])
