import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's ink, accent, tint and signal colours. */
export const INK = '#0B1A26'
export const TEAL = '#006D77'
export const TINT = '#D6ECEE'
export const CORAL = '#F2643D'

const assets = join(import.meta.dirname, '../../public/assets')

type Run = { d: string; width: number; box: [number, number, number, number] }

const runs: Record<string, Run> = JSON.parse(readFileSync(join(import.meta.dirname, 'outlines.json'), 'utf8'))

/** Writes one SVG below public/assets with a plain viewBox. */
export function save(path: string, width: number, height: number, body: string): void {
  const file = join(assets, path)
  mkdirSync(dirname(file), { recursive: true })
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  writeFileSync(file, `${open} fill="none">${body.replace(/\n\s*/g, '')}</svg>\n`)
}

/** The outlined run of a text; outline.py must have produced it. */
export function run(text: string): Run {
  const found = runs[text]
  if (!found) throw new Error(`No outline for "${text}": add it to outline.py and run that again`)
  return found
}

/** A text as one path: left ink edge at x, baseline at y, em of `size`. */
export function words(text: string, x: number, y: number, size: number, fill: string): string {
  const { d, box } = run(text)
  const k = size / 1000
  return `<path transform="translate(${n(x - box[0] * k)} ${n(y)}) scale(${k})" fill="${fill}" d="${d}"/>`
}

/** The ink width of a text at an em of `size`. */
export function span(text: string, size: number): number {
  const { box } = run(text)
  return ((box[2] - box[0]) * size) / 1000
}

/** A number with at most two decimals, for path data. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Points of a regular polygon or star ring around a centre, first point at `turn` degrees. */
export function ring(cx: number, cy: number, radius: number, count: number, turn = -90): [number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const a = ((turn + (360 / count) * i) * Math.PI) / 180
    return [cx + radius * Math.cos(a), cy + radius * Math.sin(a)]
  })
}

/** A closed polygon as path data. */
export function polygon(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
}
