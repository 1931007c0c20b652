import { harbour } from '../art/compose/harbour'
import { chip, columns, gantt, stage } from '../art/compose/ideas'
import type { Build } from '../art/compose/industry'
import { bottles, energy, gears, pills, shop, wheels } from '../art/compose/industry'
import type { ThemeName } from '../art/lib/palette'

export type Film = {
  name: string
  theme: ThemeName
  /** The two scenes the film fades between. */
  scenes: [Build, Build]
  /** A figure that counts from one value to another, with its unit; language-neutral. */
  count: { from: number; to: number; unit: string; digits?: number }
  /** The curve drawn under it, 0–1. */
  curve: number[]
}

/** One row per video of the demo: what it shows and the figure its story turns on. */
export const films: Film[] = [
  {
    name: 'brand',
    theme: 'ink',
    scenes: [harbour, columns],
    count: { from: 0, to: 1900, unit: '' },
    curve: [0.05, 0.12, 0.2, 0.34, 0.42, 0.6, 0.74, 0.95],
  },
  {
    name: 'core',
    theme: 'ink',
    scenes: [chip, gantt],
    count: { from: 41, to: 72, unit: '%' },
    curve: [0.1, 0.22, 0.3, 0.45, 0.52, 0.66, 0.8, 0.92],
  },
  {
    name: 'case-401',
    theme: 'ink',
    scenes: [gears, gantt],
    count: { from: 412, to: 365, unit: 'd' },
    curve: [0.95, 0.9, 0.82, 0.7, 0.55, 0.42, 0.3, 0.2],
  },
  {
    name: 'case-404',
    theme: 'teal',
    scenes: [shop, columns],
    count: { from: 9.4, to: 2.8, unit: '%', digits: 1 },
    curve: [0.92, 0.86, 0.7, 0.62, 0.44, 0.34, 0.26, 0.18],
  },
  {
    name: 'case-407',
    theme: 'ink',
    scenes: [energy, columns],
    count: { from: 0, to: 214, unit: '' },
    curve: [0.05, 0.16, 0.24, 0.4, 0.5, 0.68, 0.82, 0.95],
  },
  {
    name: 'case-410',
    theme: 'teal',
    scenes: [wheels, gantt],
    count: { from: 0, to: 400, unit: 'd' },
    curve: [0.06, 0.2, 0.32, 0.46, 0.6, 0.72, 0.86, 0.95],
  },
  {
    name: 'case-413',
    theme: 'ink',
    scenes: [bottles, columns],
    count: { from: 6, to: 3.6, unit: '°C', digits: 1 },
    curve: [0.8, 0.62, 0.7, 0.5, 0.44, 0.4, 0.34, 0.36],
  },
  {
    name: 'case-418',
    theme: 'teal',
    scenes: [pills, shop],
    count: { from: 0, to: 2260, unit: '' },
    curve: [0.04, 0.14, 0.28, 0.36, 0.52, 0.7, 0.84, 0.95],
  },
  {
    name: 'event',
    theme: 'ink',
    scenes: [stage, harbour],
    count: { from: 0, to: 900, unit: '+' },
    curve: [0.06, 0.1, 0.26, 0.5, 0.58, 0.66, 0.88, 0.95],
  },
]
