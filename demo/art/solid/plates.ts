import { book, type Row } from '../chart/books'
import type { Plate } from '../lib/plate'
import { subjects } from '../subjects'
import { lookOf } from './look'
import { Model } from './model'
import { type Canvas, render } from './render'

/** The formats: in banners the words stand left, the art from the seventh column on; on phones in a corner below.
 * A hero is 480 px high however wide the screen is: above and below the area the picture may be cut, and the bar lies over it. */
export const canvases = {
  cover: { w: 1280, h: 720, area: { x: 110, y: 44, w: 1060, h: 632 } },
  wide: { w: 2000, h: 800, area: { x: 1100, y: 180, w: 820, h: 480 } },
  home: { w: 2400, h: 1080, area: { x: 1180, y: 90, w: 1150, h: 900 } },
  pc: { w: 2400, h: 900, area: { x: 1320, y: 165, w: 1000, h: 610 } },
  // Whole below the bar on screens up to 1920 px wide.
  whole: { w: 2400, h: 900, area: { x: 1320, y: 246, w: 1000, h: 496 } },
  mobile: { w: 1125, h: 960, area: { x: 470, y: 470, w: 640, h: 470 } },
  // Beside the button of a slide, below its words, whichever language they are in.
  slide: { w: 1125, h: 960, area: { x: 578, y: 566, w: 530, h: 335 } },
  corner: { w: 1125, h: 960, area: { x: 765, y: 572, w: 345, h: 330 } },
} satisfies Record<string, Canvas>

const budgets = { cover: 36_000, wide: 44_000, home: 80_000, pc: 60_000, whole: 60_000, mobile: 30_000, slide: 30_000, corner: 30_000 }

/** The slides of the home page, by how long their buttons are. */
const slides: Record<string, 'slide' | 'corner'> = { 'home-1': 'slide', 'home-2': 'corner' }

/** A picture of a subject in one format. */
export function isometric(
  file: string,
  kind: keyof typeof canvases,
  row: Row,
  dark = row.dark ?? false,
): Plate {
  return {
    file,
    budget: budgets[kind],
    draw: async () => {
      const build = subjects[row.subject ?? '']
      if (!build) throw new Error(`${file}: no subject called ${row.subject}`)
      const model = new Model()
      const look = lookOf(row.industry, dark)
      build(model, look)
      return render(model, look.ground, canvases[kind])
    },
  }
}

const rows = (group: string) => Object.entries(book[group] ?? {})

const wideKind = (name: string, { whole }: Row) => (name.startsWith('home') ? 'home' : whole ? 'whole' : 'pc')

const banner = (name: string, row: Row, dark = row.dark): Plate[] => [
  isometric(`banners/${name}-pc.webp`, wideKind(name, row), row, dark),
  isometric(`banners/${name}-mobile.webp`, slides[name] ?? 'mobile', row, dark),
]

/** Solutions with their banners (the first of an industry is its slide too) and their scenes, events, and the wide ground of every customer story. */
export const isometrics: Plate[] = [
  ...rows('solutions').map(([id, row]) => isometric(`covers/solution-${id}.webp`, 'cover', row)),
  ...rows('solutions').flatMap(([id, row]) => banner(`solution-${id}`, row, true)),
  ...rows('activities').map(([id, row]) => isometric(`covers/activity-${id}.webp`, 'cover', row)),
  ...rows('scenes').map(([name, row]) => isometric(`covers/${name}.webp`, 'cover', row)),
  ...rows('media')
    .filter(([, row]) => row.subject)
    .map(([id, row]) => isometric(`covers/media-${id}.webp`, 'cover', row)),
  ...rows('cases')
    .filter(([, row]) => row.screen || row.sheet)
    .map(([id, row]) => isometric(`covers/background-case-${id}.webp`, 'wide', row, true)),
  ...rows('banners')
    .filter(([, row]) => row.subject)
    .flatMap(([name, row]) => banner(name, row)),
]
