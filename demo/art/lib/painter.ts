import { type Face, faceMatrix, hull, leftFace, type P3, project, rightFace, topFace, type View } from './iso'
import { type Mat, type MatName, mix, type Theme } from './palette'
import { type Attrs, el, g, type Pt, path, poly, rounded } from './svg'

export type Axis = 'x' | 'y' | 'z'
type M = Mat | MatName

/** Draws solids at once, in the order they are asked for; a Scene decides that order. */
export class Painter {
  out: string[] = []

  constructor(
    readonly view: View,
    readonly t: Theme,
    /** Width in pixels of a normal edge. */
    readonly lw: number,
  ) {}

  mat(m: M): Mat {
    return typeof m === 'string' ? this.t.mats[m] : m
  }

  at(p: P3): Pt {
    return project(this.view, p)
  }

  add(...s: string[]) {
    this.out.push(...s)
  }

  /** A flat polygon in space. */
  poly(pts: readonly P3[], fill: string, stroke?: string, k = 1, more: Attrs = {}) {
    this.add(
      path(poly(pts.map((p) => this.at(p))), fill, stroke, this.lw * k, {
        'stroke-linejoin': 'round',
        ...more,
      }),
    )
  }

  /** A line in space; `r` rounds its corners (pixels = r world units). */
  line(pts: readonly P3[], stroke: string, k = 1, more: Attrs & { r?: number } = {}) {
    const { r = 0, ...rest } = more
    const flat = pts.map((p) => this.at(p))
    const d = r ? rounded(flat, r * this.view.s) : poly(flat, false)
    this.add(
      path(d, 'none', stroke, this.lw * k, {
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
        ...rest,
      }),
    )
  }

  /** Flat content laid on a face; its units are world units. */
  on(face: Face, ...content: string[]) {
    this.add(g({ transform: faceMatrix(this.view, face) }, ...content))
  }

  /** A box; content for its three visible sides may be given. */
  box(
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    m: M,
    art: { top?: string; left?: string; right?: string } = {},
  ) {
    const c = this.mat(m)
    const [X, Y, Z] = [x + dx, y + dy, z + dz]
    const k = 0.75
    this.poly(
      [
        [x, Y, z],
        [X, Y, z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      c.left,
      c.edge,
      k,
    )
    if (art.left) this.on(leftFace(x, Y, Z), art.left)
    this.poly(
      [
        [X, Y, z],
        [X, y, z],
        [X, y, Z],
        [X, Y, Z],
      ],
      c.right,
      c.edge,
      k,
    )
    if (art.right) this.on(rightFace(X, Y, Z), art.right)
    this.poly(
      [
        [x, y, Z],
        [X, y, Z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      c.top,
      c.edge,
      k,
    )
    if (art.top) this.on(topFace(x, y, Z), art.top)
  }

  /** Points of a circle in the plane that is normal to `axis`. */
  ring(c: P3, r: number, axis: Axis, count = 56, from = 0, to = Math.PI * 2): P3[] {
    return Array.from({ length: count }, (_, i) => {
      const a = from + ((to - from) * i) / (to - from > 6.28 ? count : count - 1)
      const [u, w] = [Math.cos(a) * r, Math.sin(a) * r]
      if (axis === 'z') return [c[0] + u, c[1] + w, c[2]]
      return axis === 'x' ? [c[0], c[1] + u, c[2] + w] : [c[0] + u, c[1], c[2] + w]
    })
  }

  /** A flat disc. */
  disc(c: P3, r: number, axis: Axis, fill: string, stroke?: string, k = 0.75) {
    this.poly(this.ring(c, r, axis), fill, stroke, k)
  }

  /** A body between two circles on one axis (cylinder, cone, tube), shaded in three flat tones. */
  tube(c: P3, axis: Axis, r0: number, r1: number, len: number, m: M, cap = true) {
    const mt = this.mat(m)
    const end: P3 =
      axis === 'z'
        ? [c[0], c[1], c[2] + len]
        : axis === 'x'
          ? [c[0] + len, c[1], c[2]]
          : [c[0], c[1] + len, c[2]]
    const both = [...this.ring(c, r0, axis), ...this.ring(end, r1, axis)].map((p) => this.at(p))
    const outline = poly(hull(both))
    this.add(path(outline, axis === 'z' ? mt.left : mix(mt.left, mt.right, 0.35)))
    const strip = (a: number, b: number, fill: string) =>
      this.poly([...this.ring(c, r0, axis, 14, a, b), ...this.ring(end, r1, axis, 14, a, b).reverse()], fill)
    const d = Math.PI / 180
    if (axis === 'z') {
      strip(-45 * d, 20 * d, mt.right)
      strip(20 * d, 48 * d, mix(mt.left, mt.right, 0.5))
      strip(98 * d, 112 * d, mix(mt.left, mt.top, 0.55))
    } else {
      strip(40 * d, 100 * d, mt.top)
      strip(100 * d, 135 * d, mix(mt.top, mt.left, 0.5))
      strip(-45 * d, -5 * d, mt.right)
    }
    this.add(path(outline, 'none', mt.edge, this.lw * 0.75, { 'stroke-linejoin': 'round' }))
    if (cap) this.disc(end, r1, axis, axis === 'z' ? mt.top : axis === 'x' ? mt.right : mt.left, mt.edge)
  }

  /** A vertical body of revolution: stacked [radius, height] rings, bottom first. */
  lathe(x: number, y: number, z: number, profile: readonly (readonly [number, number])[], m: M) {
    profile.slice(1).forEach(([r, h], i) => {
      const [r0, h0] = profile[i] as readonly [number, number]
      if (h > h0) this.tube([x, y, z + h0], 'z', r0, r, h - h0, m, true)
    })
  }

  /** A polygon pushed along an axis; sides are toned by the way they face. */
  prism(pts: readonly Pt[], axis: Axis, from: number, to: number, m: M, edges = true) {
    const mt = this.mat(m)
    const lift = ([u, w]: Pt, k: number): P3 =>
      axis === 'z' ? [u, w, k] : axis === 'x' ? [k, u, w] : [u, k, w]
    const area = pts.reduce((sum, p, i) => {
      const q = pts[(i + 1) % pts.length] as Pt
      return sum + p[0] * q[1] - q[0] * p[1]
    }, 0)
    const sides = pts
      .map((p, i) => {
        const q = pts[(i + 1) % pts.length] as Pt
        const len = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
        const sign = area > 0 ? 1 : -1
        return {
          p,
          q,
          nu: (sign * (q[1] - p[1])) / len,
          nw: (-sign * (q[0] - p[0])) / len,
          depth: p[0] + q[0] + p[1] + q[1],
        }
      })
      .filter((s) => s.nu + s.nw > 0.001)
      .sort((a, b) => a.depth - b.depth)
    for (const { p, q, nu, nw } of sides) {
      const fill =
        axis === 'z'
          ? mix(mt.left, mt.right, Math.min(1, Math.max(0, (nu - nw + 1) / 2)))
          : mix(axis === 'x' ? mt.left : mt.right, mt.top, Math.min(1, Math.max(0, (nw - nu + 1) / 2)))
      this.poly(
        [lift(p, from), lift(q, from), lift(q, to), lift(p, to)],
        fill,
        edges ? mt.edge : fill,
        edges ? 0.6 : 0.5,
      )
    }
    const cap = axis === 'z' ? mt.top : axis === 'x' ? mt.right : mt.left
    this.poly(
      pts.map((p) => lift(p, to)),
      cap,
      mt.edge,
      0.75,
    )
  }

  /** The coral signal light: a point with two thin rings. */
  signal(p: P3, r: number) {
    const [cx, cy] = this.at(p)
    const R = r * this.view.s
    const ring = (k: number, o: number) =>
      el('circle', {
        cx,
        cy,
        r: R * k,
        fill: 'none',
        stroke: this.t.coral,
        'stroke-width': this.lw,
        opacity: o,
      })
    this.add(el('circle', { cx, cy, r: R, fill: this.t.coral }), ring(2.1, 0.7), ring(3.4, 0.35))
  }
}
