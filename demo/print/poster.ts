import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hues } from '../art/chart/ink'
import type { Row } from '../art/chart/books'
import { mix } from '../art/lib/palette'
import type { Lang } from '../screens/lib/lang'
import { type Figure, readFigures } from './figures'

/** How a paper's figure is drawn on its cover, where only its form can be read. */
export type Form = 'columns' | 'rows' | 'steps' | 'dots'

interface Ink {
  tone: string
  mark: string
}

/** Where a figure stands, px: below the words of the cover. */
const [LEFT, RIGHT, TOP, FOOT] = [52, 668, 236, 508]
const WIDE = RIGHT - LEFT
const HIGH = FOOT - TOP

const box = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" rx="4" fill="${fill}"/>`

const forms: Record<Form, (figure: Figure, ink: Ink) => string[]> = {
  columns: ({ rows, mark }, ink) => {
    const [step, most] = [WIDE / rows.length, Math.max(...rows.map(([, value]) => value))]
    return rows.map(([, value], i) => {
      const high = (value / most) * HIGH
      return box(LEFT + i * step, FOOT - high, step * 0.72, high, i + 1 === mark ? ink.mark : ink.tone)
    })
  },
  rows: ({ rows, mark }, ink) => {
    const [step, most] = [HIGH / rows.length, Math.max(...rows.map(([, value]) => value))]
    return rows.map(([, value], i) =>
      box(LEFT, TOP + i * step, (value / most) * WIDE, step * 0.72, i + 1 === mark ? ink.mark : ink.tone),
    )
  },
  steps: ({ rows, mark }, ink) => {
    const [step, most] = [WIDE / rows.length, Math.max(...rows.map(([, value]) => value))]
    return rows.map(([, value], i) => {
      const high = (value / most) * HIGH
      return box(LEFT + i * step, FOOT - high, step, high, i + 1 === mark ? ink.mark : ink.tone)
    })
  },
  // A dot for each that was counted, in the order of the rows.
  dots: ({ rows, mark }, ink) => {
    const each = rows.flatMap(([, value], i) => Array<boolean>(value).fill(i + 1 === mark))
    const [across, step] = [12, WIDE / 12]
    return each.map(
      (isMarked, i) =>
        `<circle cx="${(LEFT + (i % across) * step + step / 2).toFixed(1)}" cy="${(TOP + Math.floor(i / across) * step + step / 2).toFixed(1)}" r="17" fill="${isMarked ? ink.mark : ink.tone}"/>`,
    )
  },
}

/** The picture of a white paper's cover, 720 × 560: the figure of its title in letters, and one that it draws within. */
export function posterArt(lang: Lang, id: number, row: Row) {
  const [form, index] = row.finding ?? ['columns', 0]
  const file = join(import.meta.dirname, 'findings', `${id}.${lang}.md`)
  const figure = readFigures(readFileSync(file, 'utf8'))[index]
  if (!figure) throw new Error(`paper ${id} has no figure ${index}`)
  const [at, dark, hue] = [lang === 'en' ? 1 : 0, row.dark ?? false, hues[row.industry]]
  const ground = dark ? mix('#0b1a26', hue, 0.12) : mix('#ffffff', hue, 0.16)
  const ink = { tone: dark ? mix(hue, '#ffffff', 0.35) : mix(hue, '#0b1a26', 0.2), mark: '#e4572e' }
  const [was, now] = row.figures ?? ['', '']
  const from = was ? `${was} ${(row.fromUnit ?? row.unit)?.[at] ?? ''} → ` : ''
  const words = `<text x="52" y="76" font-size="40" font-weight="600" opacity=".86">${row.measure?.[at] ?? ''}</text><text x="48" y="190" font-size="116" font-weight="700" letter-spacing="-2"><tspan font-size="40" font-weight="500" letter-spacing="0">${from}</tspan>${typeof now === 'string' ? now : now[at]}<tspan dx="14" font-size="44" font-weight="600" letter-spacing="0">${row.unit?.[at] ?? ''}</tspan></text>`
  return {
    markup: `<svg viewBox="0 0 720 560" width="720" height="560"><g fill="${dark ? '#fff' : '#0b1a26'}">${words}</g>${forms[form](figure, ink).join('')}</svg>`,
    dark,
    ground,
  }
}
