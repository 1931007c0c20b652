import { type Lang, langs } from '../../screens/lib/lang'
import type { Scene } from '../../screens/lib/scene'
import { details } from '../../screens/products/details'
import { sheets } from '../../screens/solutions'
import type { Plate } from '../lib/plate'
import { drawPhone, type Frame } from './phone'
import type { TablePart } from './phone-parts'

/** As flat as the card of a scene, which would cut a taller picture below, and so near that one 290 px wide can be read; the panel is closed, since a card has no room for one that runs out of it. */
const frame: Frame = {
  width: 360,
  height: 202.5,
  ratio: 960 / 360,
  // A title that has no room beside the product's name goes to a second line, which is not seen.
  css: `.root.root{padding:12px}.panel{border-radius:10px;box-shadow:0 8px 22px rgba(11,60,70,.16)}
.top.top{gap:8px;background:#fff;height:36px;padding:0 12px}.top>svg{width:20px;height:20px;flex:none}.top.top>span{flex:1;display:flex;flex-wrap:wrap;gap:0 8px;align-items:baseline;height:20px;overflow:hidden;white-space:nowrap}
.top.top b{font-size:15px;line-height:20px}.top.top span span{font-size:14px;line-height:20px}
.parts.parts th{height:25px;font-size:14px;padding:0 6px}.parts.parts td{font-size:15px;line-height:1.1;padding:0 6px}.parts.parts :is(th,td):first-child{padding-left:14px}.parts.parts :is(th,td):last-child{padding-right:12px}
.parts.parts td:first-child{font-weight:600}.parts.parts .chip{font-size:14px;height:25px;line-height:25px;padding:0 8px}`,
}

/** What each card shows of its table: four rows or fewer, and the columns that its words are about. */
const shown: Record<string, Omit<TablePart, 'below'>> = {
  '1001-catalogue': { columns: [1, 2, 3] },
  '1001-on-site': { columns: [1, 2, 3] },
  '1002-moves': { columns: [1, 2, 4] },
  '1002-replenishment': { columns: [1, 2, 3] },
  '1003-abnormal': { columns: [1, 2, 3] },
  '1003-night': { columns: [1, 2, 3] },
  '1004-grouping': { columns: [1, 3, 4] },
  '1004-paint': { columns: [1, 2, 3] },
  '1004-peak': { columns: [1, 3, 4], rows: [2, 4] },
  '1005-machines': { columns: [1, 2, 3] },
  '1005-modules': { columns: [1, 2, 3] },
  '1005-standup': { columns: [1, 2, 3] },
  '1006-plants': { columns: [1, 2, 3] },
  '1007-calendar': { columns: [1, 2, 4], rows: [2, 4] },
  '1007-daily': { columns: [1, 2, 3] },
  '1007-pharmacy': { columns: [1, 3, 4] },
  '1008-campaigns': { columns: [1, 2, 3] },
  '1008-monthly': { columns: [1, 2, 3] },
  '1008-shop': { columns: [1, 2, 3] },
  '1008-strings': { columns: [1, 2, 3] },
  '1009-allowance': { columns: [1, 2, 3] },
  '1009-shop': { columns: [1, 2, 3] },
  '1009-van': { columns: [1, 2, 3] },
  '1010-mail': { columns: [1, 2, 4] },
  '1010-solar': { columns: [1, 2, 3] },
  '1010-validation': { columns: [1, 2, 3] },
  '1011-channels': { columns: [1, 2, 3] },
  '1011-makers': { columns: [1, 2, 3] },
  '1011-readings': { columns: [1, 2, 3] },
  'event-change': { columns: [1, 2, 3] },
  'product-1004-chain': { columns: [1, 3, 4] },
  'product-1007-revenue': { columns: [1, 3, 4], rows: [1, 3] },
}

/** Tables of solutions that stand on products' cards too, drawn nearer: the sheet, and the columns shown. */
const borrowed: Record<string, [sheet: string, columns: number[]]> = {
  '1001-call-off': ['solution-307-tier', [1, 3, 4]],
  '1001-long-lead': ['solution-301-longlead', [1, 3, 4]],
  '1002-channels': ['solution-303-orders', [1, 2, 4]],
  '1002-days': ['solution-309-days', [1, 3, 4]],
  '1003-rounds': ['solution-309-receipt', [1, 3, 4]],
  '1005-batch': ['solution-311-steps', [1, 2, 4]],
  '1005-press': ['solution-308-match', [1, 2, 4]],
  '1006-drill': ['solution-309-recall', [1, 2, 4]],
  '1006-udi': ['solution-312-udi', [1, 4]],
  '1006-unit': ['solution-308-unit', [1, 2, 4]],
  '1010-project': ['solution-301-cost', [1, 3, 4]],
}

/** A table of a product's page or screens/solutions/sheets.yaml. */
function sceneOf(name: string): Scene {
  const scene = details[name] ?? sheets[name]
  if (!scene) throw new Error(`no table ${name}`)
  return scene
}

const plate = (name: string, part: Omit<TablePart, 'below'>, lang: Lang, sheet = name): Plate => ({
  file: `screens/${lang}/${name}.webp`,
  budget: 21_000,
  draw: () => drawPhone({ scene: sceneOf(sheet), lang, parts: [part], frame }),
})

/** The pictures on the cards of a product's scenes, which phones show 290 px wide. */
export const sceneCards: Plate[] = langs.flatMap((lang) => [
  ...Object.entries(shown).map(([name, part]) => plate(name, part, lang)),
  ...Object.entries(borrowed).map(([name, [sheet, columns]]) => plate(name, { columns, rows: [1, 3] }, lang, sheet)),
])

/** The names of these pictures, so that no other list draws them too. */
export const cardNames: ReadonlySet<string> = new Set(Object.keys(shown))
