import type { Context, suite } from '../lib/scene'
import { type Column, chip, type Tone, table } from '../ui/parts'
import { factBar } from './layouts'

type Both = readonly [cn: string, en: string]

/** A table of a product as a yaml file says it: "Chinese|English", tones and small notes by signs (solutions/sheets.yaml). */
export type Sheet = {
  app: number
  title: Both
  /** What stands for the product's name where it is a table of a paper. */
  paper?: Both
  tab?: number
  /** What stands above the table. */
  facts?: [label: string, value: string][]
  head: string[]
  rows: string[][]
  /** How high a row is, px. */
  high?: number
}

const state = /^(ok|go|bad|mute):(.+)$/

/** A field that stays empty, and yellow, until a person fills it. */
const blank =
  '<span style="display:inline-block;vertical-align:middle;width:96px;height:26px;border-radius:6px;background:#FFE7A3"></span>'

/** A text in one language: "Chinese|English", or the same in both; what follows ~ stands small below it. */
function inLang(text: string, at: 0 | 1): string {
  if (text === '_') return blank
  const [, tone, said] = state.exec(text) ?? []
  const parts = (said ?? text).split('|')
  const [own = '', below] = (parts[at] ?? parts[0] ?? '').split('~')
  const shown = tone ? chip(own, tone as Tone) : own
  return below ? `<div>${shown}</div><div class="s12 mut">${below}</div>` : shown
}

/** Draws a table in its product's frame. */
export function drawSheet(sheet: Sheet, frame: ReturnType<typeof suite>, context: Context): string {
  const { tab = 0, title, paper, facts, head, rows, high = rows.length > 4 ? 46 : 50 } = sheet
  const at = context.lang === 'en' ? 1 : 0
  const columns: Column[] = head.map((text) => ({
    label: inLang(text.replace(/^>/, ''), at),
    ...(text.startsWith('>') ? { align: 'r' } : {}),
  }))
  const cells = rows.map((row) => row.map((text) => inLang(text, at)))
  const main = `<section class="card flush">${table(columns, cells, high)}</section>`
  const said = facts?.map(([label, value]): [string, string] => [inLang(label, at), inLang(value, at)])
  return frame(context, {
    ...(paper && { app: paper[at] }),
    ...{ tab, title: title[at], subtitle: '', actions: '' },
    body: said ? `<div class="col g16">${factBar(said)}${main}</div>` : main,
  })
}
