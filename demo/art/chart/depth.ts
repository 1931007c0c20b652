import type { Pt } from '../lib/svg'
import { broken, gapBefore, hasCjk, SMALL, spanOf, widthOf } from './lettering'
import type { ChartPlan } from './plan'

/** How large a block of words is, px. */
export type Size = { w: number; h: number }

/** Blocks upon each other, their left edges in line: where each stands. */
export const stacked = ([x, y]: Pt, blocks: readonly Size[]) =>
  blocks.map(({ w, h }, i) => {
    const above = blocks.slice(0, i).reduce((sum, one) => sum + one.h, 0)
    return [x, y + above, w, h] as const
  })

/** A depth as it is written: what it measures over it, the figure, its unit. */
type Setting = {
  over: string[]
  own: string[]
  size: number
  small: number
  gap: number
  unit: string
  head: number
  blocks: Size[]
}
type Find = (blocks: readonly Size[]) => Pt | undefined

/**
 * The largest setting that has room, and where. What is measured never makes its figure small: where two lines would, it is set in one,
 * letter by letter, or in two that need only their own width.
 */
export function depthOf(plan: ChartPlan, k: number, find: Find): Setting & { at: Pt } {
  const common = commonOf(plan, k, find)
  const isBroken = /\d/.test(plan.to ?? '') && plan.measure && (!common || common.over.length > 1)
  const { size: least = 0 } = common ?? {}
  for (const size of isBroken ? sizesOf(plan, k).filter((one) => one > least) : [])
    for (const lines of [[plan.measure ?? ''], broken(plan.measure ?? '', SMALL * k, 0)]) {
      const setting = tightOf(plan, k, size, lines)
      const at = find(setting.blocks)
      if (at) return { ...setting, at }
    }
  if (!common) throw new Error(`${plan.seed}: no room for ${plan.to ?? plan.measure}`)
  return common
}

const sizesOf = ({ to }: ChartPlan, k: number) =>
  (to ? [236, 212, 190, 168, 148, 130, 114, 100] : [138, 124, 110, 96]).map((one) => one * k)

/** In one block, of one line over the figure, or two where it is long. */
function commonOf(plan: ChartPlan, k: number, find: Find): (Setting & { at: Pt }) | undefined {
  const [figure, unit] = [plan.to ?? plan.measure ?? '', plan.to ? (plan.unit ?? '') : '']
  for (const size of sizesOf(plan, k))
    for (const width of [700 * k, 420 * k]) {
      const over = plan.to && plan.measure ? broken(plan.measure, SMALL * k, width) : []
      const own = plan.to ? [figure] : broken(figure, size, width)
      const small = Math.max(SMALL * k, size * 0.4)
      const gap = gapBefore(unit, size)
      const w = Math.max(
        ...over.map((line) => widthOf(line, SMALL * k)),
        ...own.map((line) => widthOf(line, size) * 1.16 + gap + widthOf(unit, small) * 1.08),
      )
      const head = headOf(over, figure, size, k)
      const blocks = [{ w, h: head + own.length * size * 0.98 - size * 0.2 }]
      const at = find(blocks)
      if (at) return { over, own, size, small, gap, unit, head, blocks, at }
    }
  return undefined
}

/** How high the lines over a figure are; Chinese letters are higher than numerals. */
const headOf = (over: string[], figure: string, size: number, k: number) =>
  over.length * SMALL * 1.16 * k + (hasCjk(figure) ? size * 0.14 : 0)

/** In two blocks, each no wider than its words. */
function tightOf({ to = '', unit = '' }: ChartPlan, k: number, size: number, over: string[]): Setting {
  const small = Math.max(SMALL * k, size * 0.4)
  const gap = gapBefore(unit, size)
  const head = headOf(over, to, size, k)
  const blocks = [
    { w: Math.max(...over.map((line) => spanOf(line, SMALL * k))), h: head },
    { w: spanOf(to, size) + gap + spanOf(unit, small), h: size * 0.78 },
  ]
  return { over, own: [to], size, small, gap, unit, head, blocks }
}
