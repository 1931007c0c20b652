import { type P3, project, type View } from './iso'
import { Painter } from './painter'
import type { Theme } from './palette'

/** x0, y0, z0, x1, y1, z1. */
export type Bounds = readonly [number, number, number, number, number, number]
export type Draw = (p: Painter) => void

interface Item {
  b: Bounds
  draw: Draw
}

/** The extent of a box on the canvas: its horizontal axis and the two slanted ones. */
function shadow([x0, y0, z0, x1, y1, z1]: Bounds) {
  return [x0 - y1, x1 - y0, x0 - z1, x1 - z0, y0 - z1, y1 - z0] as const
}

/** True when two boxes can cover each other on the canvas. */
function touch(a: Item, b: Item): boolean {
  const s = shadow(a.b)
  const t = shadow(b.b)
  return s[0] < t[1] && t[0] < s[1] && s[2] < t[3] && t[2] < s[3] && s[4] < t[5] && t[4] < s[5]
}

/** True when a lies behind b along some axis. */
function behind(a: Bounds, b: Bounds): boolean {
  const e = 1e-6
  return a[3] <= b[0] + e || a[4] <= b[1] + e || a[5] <= b[2] + e
}

/** Collects solids with their bounds and paints them from back to front. */
export class Scene {
  private items: Item[] = []
  private floor: Draw[] = []
  private front: Draw[] = []

  add(b: Bounds, draw: Draw): this {
    this.items.push({ b, draw })
    return this
  }

  /** Something flat under every solid. */
  ground(draw: Draw): this {
    this.floor.push(draw)
    return this
  }

  /** Something drawn over every solid. */
  over(draw: Draw): this {
    this.front.push(draw)
    return this
  }

  /** A box of its own. */
  box(
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    ...rest: Parameters<Painter['box']> extends [number, number, number, number, number, number, ...infer R]
      ? R
      : never
  ): this {
    return this.add([x, y, z, x + dx, y + dy, z + dz], (p) => p.box(x, y, z, dx, dy, dz, ...rest))
  }

  /** The view that fits all solids into a rectangle; `zoom` above 1 lets them run out of it. */
  fit(rect: { x: number; y: number; w: number; h: number }, zoom = 1): View {
    const unit: View = { ox: 0, oy: 0, s: 1 }
    const pts = this.items.flatMap(({ b: [x0, y0, z0, x1, y1, z1] }) =>
      (
        [
          [x0, y0, z1],
          [x1, y0, z1],
          [x0, y1, z1],
          [x1, y1, z0],
          [x1, y0, z0],
          [x0, y1, z0],
        ] as P3[]
      ).map((p) => project(unit, p)),
    )
    const xs = pts.map((p) => p[0])
    const ys = pts.map((p) => p[1])
    const [l, r, t, b] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const s = Math.min(rect.w / (r - l), rect.h / (b - t)) * zoom
    return { s, ox: rect.x + rect.w / 2 - ((l + r) / 2) * s, oy: rect.y + rect.h / 2 - ((t + b) / 2) * s }
  }

  /** Paints everything. */
  paint(view: View, t: Theme, lw: number): string {
    const p = new Painter(view, t, lw)
    for (const draw of this.floor) draw(p)
    for (const item of this.order()) item.draw(p)
    for (const draw of this.front) draw(p)
    return p.out.join('')
  }

  private order(): Item[] {
    const done = new Set<Item>()
    const busy = new Set<Item>()
    const out: Item[] = []
    const visit = (item: Item) => {
      if (done.has(item) || busy.has(item)) return
      busy.add(item)
      for (const other of this.items) {
        if (
          other !== item &&
          !done.has(other) &&
          touch(other, item) &&
          behind(other.b, item.b) &&
          !behind(item.b, other.b)
        )
          visit(other)
      }
      busy.delete(item)
      done.add(item)
      out.push(item)
    }
    const near = (i: Item) => i.b[0] + i.b[1] + i.b[2] + i.b[3] + i.b[4] + i.b[5]
    for (const item of [...this.items].sort((a, b) => near(a) - near(b))) visit(item)
    return out
  }
}
