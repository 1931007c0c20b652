import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Context, Scene } from '../lib/scene'
import { insight, ledger, spend } from '../products/finance'
import { make, plan, trace } from '../products/plant'
import { canvas, core, link } from '../products/platform'
import { frame as procure } from '../products/procure/frame'
import { fulfil, stock } from '../products/supply'
import { type Column, chip, type Tone, table } from '../ui/parts'

type Both = readonly [cn: string, en: string]
type Sheet = { app: number; title: Both; head: string[]; rows: string[][] }

/** The frames of the products that sheets show. */
const frames: Record<number, typeof core> = {
  1001: procure,
  1002: stock,
  1003: fulfil,
  1004: plan,
  1005: make,
  1006: trace,
  1007: ledger,
  1008: insight,
  1009: spend,
  1010: core,
  1011: link,
  1012: canvas,
}

const book = parse(readFileSync(join(import.meta.dirname, 'sheets.yaml'), 'utf8')) as Record<string, Sheet>
const state = /^(ok|go|bad|mute):(.+)$/

/** A text of sheets.yaml in one language: "Chinese|English", or the same in both; what follows ~ stands small below it. */
function inLang(text: string, at: 0 | 1): string {
  const [, tone, said] = state.exec(text) ?? []
  const parts = (said ?? text).split('|')
  const [own = '', below] = (parts[at] ?? parts[0] ?? '').split('~')
  const shown = tone ? chip(own, tone as Tone) : own
  return below ? `<div>${shown}</div><div class="s12 mut">${below}</div>` : shown
}

function draw({ app, title, head, rows }: Sheet, context: Context): string {
  const at = context.lang === 'en' ? 1 : 0
  const frame = frames[app]
  if (!frame) throw new Error(`no product ${app}`)
  const columns: Column[] = head.map((text) => ({
    label: inLang(text.replace(/^>/, ''), at),
    ...(text.startsWith('>') ? { align: 'r' } : {}),
  }))
  const cells = rows.map((row) => row.map((text) => inLang(text, at)))
  return frame(context, {
    ...{ tab: 0, title: title[at], subtitle: '', actions: '' },
    body: `<section class="card flush">${table(columns, cells, rows.length > 4 ? 46 : 50)}</section>`,
  })
}

/** The tables that solutions, stories, releases and the pages on AI show beside their text, by the picture's name. */
export const sheets: Record<string, Scene> = Object.fromEntries(
  Object.entries(book).map(([name, sheet]) => [name, (context: Context) => draw(sheet, context)]),
)
