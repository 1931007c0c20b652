import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Scene } from '../lib/scene'
import { drawSheet, type Sheet } from '../views/sheet'
import { canvasBoth, canvasForm, canvasReport } from './canvas'
import { frames } from './frames'
import { coreRelay } from './relay'

const book = parse(readFileSync(join(import.meta.dirname, 'details.yaml'), 'utf8')) as Record<string, Sheet>

const sheet =
  (name: string, one: Sheet): Scene =>
  (context) => {
    const frame = frames[one.app]
    if (!frame) throw new Error(`no product for ${name}`)
    return drawSheet(one, frame, context)
  }

/** What products' pages show besides the three screens of each, by the picture's name. */
export const details: Record<string, Scene> = {
  ...Object.fromEntries(Object.entries(book).map(([name, one]) => [name, sheet(name, one)])),
  '1010-relay': coreRelay,
  '1012-form': canvasForm,
  '1012-both': canvasBoth,
  '1012-report': canvasReport,
}
