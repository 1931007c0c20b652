import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Context, type Scene, suite } from '../lib/scene'
import { type Column, chip, type Tone, table } from '../ui/parts'

type Both = readonly [cn: string, en: string]
type Sheet = { app: number; title: Both; head: string[]; rows: string[][] }

const apps: Record<number, Both> = {
  1001: ['北湾采购云', 'Northbay Procure'],
  1002: ['北湾仓储云', 'Northbay Stock'],
  1003: ['北湾运输云', 'Northbay Fulfil'],
  1004: ['北湾排程', 'Northbay Plan'],
  1005: ['北湾制造', 'Northbay Make'],
  1006: ['北湾追溯', 'Northbay Trace'],
  1007: ['北湾财务', 'Northbay Ledger'],
  1008: ['北湾洞察', 'Northbay Insight'],
  1010: ['北湾智核', 'Northbay Core'],
  1011: ['北湾互联', 'Northbay Link'],
  1012: ['北湾画布', 'Northbay Canvas'],
}

const book = parse(readFileSync(join(import.meta.dirname, 'sheets.yaml'), 'utf8')) as Record<string, Sheet>
const state = /^(ok|go|bad|mute):(.+)$/

/** A text of sheets.yaml in one language: "Chinese|English", or the same in both. */
function inLang(text: string, at: 0 | 1): string {
  const [, tone, said] = state.exec(text) ?? []
  const parts = (said ?? text).split('|')
  const own = parts[at] ?? parts[0] ?? ''
  return tone ? chip(own, tone as Tone) : own
}

function draw({ app, title, head, rows }: Sheet, context: Context): string {
  const at = context.lang === 'en' ? 1 : 0
  const name = apps[app]
  if (!name) throw new Error(`no product ${app}`)
  const columns: Column[] = head.map((text) => ({
    label: inLang(text.replace(/^>/, ''), at),
    ...(text.startsWith('>') ? { align: 'r' } : {}),
  }))
  const cells = rows.map((row) => row.map((text) => inLang(text, at)))
  const frame = suite({ active: 0, name: [name[0], name[1]], tabs: [], user: ['', ''], search: ['', ''] })
  return frame(context, {
    ...{ tab: 0, title: title[at], subtitle: '', actions: '' },
    body: `<section class="card flush">${table(columns, cells, 50)}</section>`,
  })
}

/** What the scenes of solutions show: the tables of the customer's own trade, by the picture's name. */
export const sheets: Record<string, Scene> = Object.fromEntries(
  Object.entries(book).map(([name, sheet]) => [name, (context: Context) => draw(sheet, context)]),
)
