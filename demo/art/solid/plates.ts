import { book, type Row } from '../chart/books'
import type { Plate } from '../lib/plate'
import { subjects } from '../subjects'
import { lookOf } from './look'
import { Model } from './model'
import { type Canvas, render } from './render'

const cover: Canvas = { w: 1280, h: 720, area: { x: 110, y: 44, w: 1060, h: 632 } }

/** The cover that shows a row's subject. */
function isometric(file: string, row: Row): Plate {
  return {
    file,
    budget: 36_000,
    draw: async () => {
      const build = subjects[row.subject ?? '']
      if (!build) throw new Error(`${file}: no subject called ${row.subject}`)
      const model = new Model()
      const look = lookOf(row.industry, row.dark ?? false)
      build(model, look)
      return render(model, look.ground, cover)
    },
  }
}

const rows = (group: string) => Object.entries(book[group] ?? {})

/** Scenes of solutions' pages, and talks and lectures. */
export const isometrics: Plate[] = [
  ...rows('scenes')
    .filter(([, row]) => row.subject)
    .map(([name, row]) => isometric(`covers/${name}.webp`, row)),
  ...rows('media')
    .filter(([, row]) => row.subject)
    .map(([id, row]) => isometric(`covers/media-${id}.webp`, row)),
]
