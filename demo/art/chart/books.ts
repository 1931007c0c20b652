import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Lang } from '../../screens/lib/lang'
import type { Form } from '../../print/poster'
import type { Ground } from '../figure/ink'
import type { Industry } from './ink'
import type { ChartPlan } from './plan'

type Both = readonly [cn: string, en: string]

/** One row of subjects.yaml. */
export interface Row {
  industry: Industry
  about?: readonly string[]
  course?: number
  dark?: boolean
  /** As many buoys as the figure says. */
  count?: boolean
  /** The years that buoys stand for, stage by stage. */
  years?: readonly (readonly number[])[]
  figures?: readonly [from: string, to: string | Both]
  unit?: Both
  fromUnit?: Both
  measure?: Both
  /** The figure of a white paper that its cover draws: how, and which of its text (from 0). */
  finding?: readonly [form: Form, index: number]
  /** What is drawn of an event or a talk, by its name in figure/meetings.ts or talks.ts, and whether it stands below the words. */
  figure?: string
  isBelow?: boolean
  ground?: Ground
  /** The video whose screen is shown, as it is after its sentence of this number (from 0). */
  video?: readonly [name: string, at: number]
  without?: readonly number[]
  /** The sheet of its own that is shown: case-…, news-…, media-… or banner-… of screens/solutions/sheets.yaml. */
  sheet?: boolean
  /** The table or map of a product's page that is shown: its name in screens/products/details.ts. */
  detail?: string
  /** The screen that is shown: product id and view. */
  screen?: readonly [id: number, view: '1' | '2' | '3']
}

export type Book = Record<string, Record<string, Row>>

/** The table of every picture's subject. */
export const book = parse(readFileSync(join(import.meta.dirname, '../subjects.yaml'), 'utf8')) as Book

/** The chart of a row in one language; without a language it has no words. */
export function chartOf(name: string, row: Row, lang?: Lang, dark = row.dark ?? false): ChartPlan {
  const at = lang === 'en' ? 1 : 0
  const base: ChartPlan = {
    seed: name,
    industry: row.industry,
    course: row.course ?? 0,
    dark,
    ...(row.years ? { years: row.years } : {}),
  }
  if (!lang) return base
  return {
    ...base,
    ...(row.figures?.[0] ? { from: row.figures[0] } : {}),
    ...(row.figures ? { to: typeof row.figures[1] === 'string' ? row.figures[1] : row.figures[1][at] } : {}),
    ...(row.unit ? { unit: row.unit[at] } : {}),
    ...(row.fromUnit ? { fromUnit: row.fromUnit[at] } : {}),
    ...(row.count ? { buoys: Number(row.figures?.[1]) } : {}),
    ...(row.measure ? { measure: row.measure[at] } : {}),
  }
}
