import { langs } from '../../screens/lib/lang'
import type { Plate } from '../lib/plate'
import { book, chartOf, type Row } from './books'
import { chart } from './sheet'

const COVER = { w: 1280, h: 720, x: 0, k: 1 }

/** The charts of news, one per language because their places are named. */
export const chartCovers: Plate[] = Object.entries(book.news ?? {})
  .filter(([, row]) => row.course !== undefined)
  .flatMap(([id, row]) =>
    langs.map(
      (lang) =>
        ({
          file: `covers/news-${id}.${lang}.webp`,
          budget: 60_000,
          draw: (stage) => stage.shoot(chart(chartOf(`news-${id}`, row, lang), COVER), COVER.w, COVER.h, lang),
        }) satisfies Plate,
    ),
  )

const BANNERS = {
  pc: { w: 2400, h: 900, x: 1180, k: 1.5 },
  mobile: { w: 1125, h: 960, x: 0, k: 1.7, top: 470 },
  // The button of a slide stands beside its picture.
  slide: { w: 1125, h: 960, x: 600, k: 1.3, top: 545 },
  // Bands of pages show the middle of a phone's picture.
  band: { w: 1125, h: 960, x: 0, k: 1.7, top: 320, bottom: 800 },
} as const

const onPhones = (name: string) =>
  name.startsWith('home') ? 'slide' : ['consult', 'single'].includes(name) ? 'band' : 'mobile'
const sheetOf = (name: string, kind: 'pc' | 'mobile') => BANNERS[kind === 'pc' ? kind : onPhones(name)]

/** On a slide the deep lies left, where the sheet goes over into the ground: half of all courses later a course runs the other way. */
const bannerOf = (name: string, row: Row, kind: 'pc' | 'mobile') => {
  const plan = chartOf(`banner-${name}`, row)
  return sheetOf(name, kind) === BANNERS.slide ? { ...plan, course: plan.course + 18 } : plan
}

/** Charts without words, years at most, for banners, so that one file serves both languages; on phones the words stand above. */
export const chartBanners: Plate[] = Object.entries(book.banners ?? {})
  .filter(([, row]) => row.course !== undefined)
  .flatMap(([name, row]) =>
    (['pc', 'mobile'] as const).map(
      (kind) =>
        ({
          file: `banners/${name}-${kind}.webp`,
          budget: kind === 'pc' ? 80_000 : 44_000,
          draw: (stage) =>
            stage.shoot(
              chart(bannerOf(name, row, kind), sheetOf(name, kind)),
              BANNERS[kind].w,
              BANNERS[kind].h,
            ),
        }) satisfies Plate,
    ),
  )
