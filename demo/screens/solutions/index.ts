import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Context, Scene } from '../lib/scene'
import { frames } from '../products/frames'
import { drawSheet, type Sheet } from '../views/sheet'

const book = parse(readFileSync(join(import.meta.dirname, 'sheets.yaml'), 'utf8')) as Record<string, Sheet>

function draw(sheet: Sheet, context: Context): string {
  const frame = frames[sheet.app]
  if (!frame) throw new Error(`no product ${sheet.app}`)
  return drawSheet(sheet, frame, context)
}

/** The tables that solutions, stories, releases and the pages on AI show beside their text, by the picture's name. */
export const sheets: Record<string, Scene> = Object.fromEntries(
  Object.entries(book).map(([name, sheet]) => [name, (context: Context) => draw(sheet, context)]),
)
