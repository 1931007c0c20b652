import { hues, type Industry } from '../chart/ink'
import { mix } from '../lib/palette'
import type { Say } from '../../screens/lib/lang'
import { type Attrs, el, rect } from '../lib/svg'

/** What a figure is drawn with: two strengths of its industry's hue, and coral for the one thing that it is about. */
export interface Ink {
  ground: string
  text: string
  tone: string
  faint: string
  mark: string
}

/** How strong the ground is: paper, night, or the hue itself, deep or bright. */
export type Ground = 'light' | 'dark' | 'full' | 'bright'

/** Where a figure has room, px. */
export interface Area {
  x: number
  y: number
  w: number
  h: number
}

/** A figure as the elements of an SVG. */
export type Figure = (area: Area, ink: Ink, say: Say) => string[]

const NIGHT = '#0b1a26'

/** The colours of a figure. */
export function inkOf(industry: Industry, ground: Ground): Ink {
  const hue = hues[industry]
  if (ground === 'light') {
    const paper = mix('#ffffff', hue, 0.2)
    return { ground: paper, text: NIGHT, tone: mix(hue, NIGHT, 0.22), faint: mix(paper, hue, 0.45), mark: '#e4572e' }
  }
  if (ground === 'bright') {
    const paper = mix('#ffffff', hue, 0.86)
    return { ground: paper, text: NIGHT, tone: mix(hue, NIGHT, 0.62), faint: mix(paper, NIGHT, 0.16), mark: '#c8371a' }
  }
  const deep = ground === 'full' ? mix(hue, NIGHT, 0.3) : mix(NIGHT, hue, 0.2)
  return { ground: deep, text: '#ffffff', tone: mix(hue, '#ffffff', 0.6), faint: mix(deep, mix(hue, '#ffffff', 0.4), 0.38), mark: '#f2643d' }
}

/** A word in a figure. */
export const word = (x: number, y: number, size: number, ink: Ink, text: string, more: Attrs = {}) =>
  el('text', { x, y, 'font-size': size, 'font-weight': 600, fill: ink.text, ...more }, text)

/** One drawing per cell of a grid that fills an area row by row; `gap` is a part of a cell's size. */
export function cells<T>(
  { x, y, w, h }: Area,
  [across, down]: [number, number],
  gap: number,
  draw: (i: number, area: Area) => T,
): T[] {
  const [stepX, stepY] = [w / (across - gap * (across > 1 ? 1 : 0)), h / (down - gap * (down > 1 ? 1 : 0))]
  return Array.from({ length: across * down }, (_, i) =>
    draw(i, {
      x: x + (i % across) * stepX,
      y: y + Math.floor(i / across) * stepY,
      w: stepX * (1 - gap),
      h: stepY * (1 - gap),
    }),
  )
}

/** A bar with its name above it and its count at its end for each row, the longest one first and marked. */
export function countBars(
  { x, y, w, h }: Area,
  ink: Ink,
  rows: readonly (readonly [name: string, count: number])[],
): string[] {
  const most = rows[0]?.[1] ?? 1
  return rows.flatMap(([name, count], i) => {
    const [top, end] = [y + (i * h) / rows.length, (count / most) * (w - 56)]
    return [
      word(x, top + 19, 21, ink, name),
      rect(x, top + 28, end, 30, i ? ink.tone : ink.mark, 4),
      word(x + end + 10, top + 51, 23, ink, String(count)),
    ]
  })
}
