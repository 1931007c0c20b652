import { apply, compose, cross, type Mat4, type Move, movement, normal, type V3 } from './space'

/** A surface: its colour, how much it shines, and whether it glows by itself. */
export interface Skin {
  color: string
  gloss?: number
  glow?: boolean
}

export type Profile = readonly (readonly [radius: number, height: number])[]
type Flat = readonly (readonly [number, number])[]

/** Collects triangles of solids; `put` moves, turns and scales whatever is built inside it. */
export class Model {
  readonly at: number[] = []
  readonly normals: number[] = []
  readonly skins: Skin[] = []
  /** For every triangle: its skin and the solid it belongs to. */
  readonly skin: number[] = []
  readonly part: number[] = []
  private m: Mat4 = movement({})
  private parts = 0

  put(move: Move, build: () => void): this {
    const before = this.m
    this.m = compose(before, movement(move))
    build()
    this.m = before
    return this
  }

  /** Copies along a line: `count` times, `step` apart. */
  row(count: number, step: V3, build: (i: number) => void): this {
    for (let i = 0; i < count; i++)
      this.put({ x: step[0] * i, y: step[1] * i, z: step[2] * i }, () => build(i))
    return this
  }

  private triangle(a: V3, b: V3, c: V3, skin: number, na?: V3, nb?: V3, nc?: V3) {
    const [A, B, C] = [apply(this.m, a), apply(this.m, b), apply(this.m, c)]
    this.at.push(...A, ...B, ...C)
    const flat = normal(
      cross([B[0] - A[0], B[1] - A[1], B[2] - A[2]], [C[0] - A[0], C[1] - A[1], C[2] - A[2]]),
    )
    const turn = (v: V3 | undefined): V3 => {
      if (!v) return flat
      const o = apply(this.m, [0, 0, 0])
      const p = apply(this.m, v)
      return normal([p[0] - o[0], p[1] - o[1], p[2] - o[2]])
    }
    this.normals.push(...turn(na), ...turn(nb), ...turn(nc))
    this.skin.push(skin)
    this.part.push(this.parts)
  }

  private begin(skin: Skin): number {
    this.parts++
    this.skins.push(skin)
    return this.skins.length - 1
  }

  private face(points: readonly V3[], skin: number) {
    for (let i = 2; i < points.length; i++)
      this.triangle(points[0] as V3, points[i - 1] as V3, points[i] as V3, skin)
  }

  box(x: number, y: number, z: number, dx: number, dy: number, dz: number, skin: Skin): this {
    const s = this.begin(skin)
    const [X, Y, Z] = [x + dx, y + dy, z + dz]
    this.face(
      [
        [x, y, Z],
        [X, y, Z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      s,
    )
    this.face(
      [
        [x, Y, z],
        [x, Y, Z],
        [X, Y, Z],
        [X, Y, z],
      ],
      s,
    )
    this.face(
      [
        [X, y, z],
        [X, Y, z],
        [X, Y, Z],
        [X, y, Z],
      ],
      s,
    )
    this.face(
      [
        [X, y, z],
        [X, Y, z],
        [x, Y, z],
        [x, y, z],
      ],
      s,
    )
    this.face(
      [
        [x, y, z],
        [X, y, z],
        [X, y, Z],
        [x, y, Z],
      ],
      s,
    )
    this.face(
      [
        [x, y, z],
        [x, y, Z],
        [x, Y, Z],
        [x, Y, z],
      ],
      s,
    )
    return this
  }

  /** A flat shape in x and y, pushed from z up by h; concave shapes too. */
  slab(shape: Flat, z: number, h: number, skin: Skin, isSmooth = false): this {
    const s = this.begin(skin)
    const area = shape.reduce((sum, [x, y], i) => {
      const [X, Y] = shape[(i + 1) % shape.length] as [number, number]
      return sum + x * Y - X * y
    }, 0)
    const ring = area > 0 ? shape : [...shape].reverse()
    for (const [a, b, c] of ears(ring)) {
      this.triangle([...a, z + h], [...b, z + h], [...c, z + h], s)
      this.triangle([...a, z], [...c, z], [...b, z], s)
    }
    const at = (i: number) => ring[(i + ring.length) % ring.length] as readonly [number, number]
    const out = (i: number): V3 => {
      const [p, q] = [at(i - 1), at(i + 1)]
      return normal([q[1] - p[1], p[0] - q[0], 0])
    }
    ring.forEach((p, i) => {
      const q = at(i + 1)
      const [n, k] = isSmooth ? [out(i), out(i + 1)] : [undefined, undefined]
      this.triangle([...p, z], [...q, z], [...q, z + h], s, n, k, k)
      this.triangle([...p, z], [...q, z + h], [...p, z + h], s, n, k, n)
    })
    return this
  }

  /** A box whose upright edges are round. */
  rounded(x: number, y: number, z: number, dx: number, dy: number, dz: number, r: number, skin: Skin): this {
    return this.slab(roundedRect(x, y, dx, dy, r), z, dz, skin, true)
  }

  /** A body of revolution around z; steps that turn sharply get an edge. */
  lathe(
    x: number,
    y: number,
    z: number,
    profile: Profile,
    skin: Skin,
    seg = 48,
    from = 0,
    to = Math.PI * 2,
  ): this {
    const s = this.begin(skin)
    const dir = (i: number): readonly [number, number] => {
      const a = from + ((to - from) * i) / seg
      return [Math.cos(a), Math.sin(a)]
    }
    const slope = (i: number): V3 => {
      const [[r0, h0], [r1, h1]] = [profile[i], profile[i + 1]] as [[number, number], [number, number]]
      return normal([h1 - h0, 0, r0 - r1])
    }
    const blend = (a: V3, b: V3 | undefined): V3 =>
      b && a[0] * b[0] + a[2] * b[2] > 0.72 ? normal([a[0] + b[0], 0, a[2] + b[2]]) : a
    for (let j = 0; j + 1 < profile.length; j++) {
      const [[r0, h0], [r1, h1]] = [profile[j], profile[j + 1]] as [[number, number], [number, number]]
      const own = slope(j)
      const low = blend(own, j > 0 ? slope(j - 1) : undefined)
      const high = blend(own, j + 2 < profile.length ? slope(j + 1) : undefined)
      for (let i = 0; i < seg; i++) {
        const [[c0, s0], [c1, s1]] = [dir(i), dir(i + 1)]
        const p = (r: number, h: number, c: number, k: number): V3 => [x + r * c, y + r * k, z + h]
        const q = (v: V3, c: number, k: number): V3 => [v[0] * c, v[0] * k, v[2]]
        if (r0 > 0)
          this.triangle(
            p(r0, h0, c0, s0),
            p(r0, h0, c1, s1),
            p(r1, h1, c1, s1),
            s,
            q(low, c0, s0),
            q(low, c1, s1),
            q(high, c1, s1),
          )
        if (r1 > 0)
          this.triangle(
            p(r0, h0, c0, s0),
            p(r1, h1, c1, s1),
            p(r1, h1, c0, s0),
            s,
            q(low, c0, s0),
            q(high, c1, s1),
            q(high, c0, s0),
          )
      }
    }
    return this
  }

  /** An upright cylinder or cone with its lids. */
  cyl(x: number, y: number, z: number, r: number, h: number, skin: Skin, r1 = r, seg = 40): this {
    return this.lathe(
      x,
      y,
      z,
      [
        [0, 0],
        [r, 0],
        [r1, h],
        [0, h],
      ],
      skin,
      seg,
    )
  }

  ball(x: number, y: number, z: number, r: number, skin: Skin, flat = 1, seg = 32): this {
    const profile = Array.from({ length: 21 }, (_, i): [number, number] => {
      const a = -Math.PI / 2 + (Math.PI * i) / 20
      return [Math.max(0, Math.cos(a) * r), (Math.sin(a) + 1) * r * flat]
    })
    return this.lathe(x, y, z - r * flat, profile, skin, seg)
  }

  /** A round bar along a path. */
  pipe(path: readonly V3[], r: number, skin: Skin, seg = 12, isClosed = false): this {
    const s = this.begin(skin)
    const count = path.length
    const at = (i: number) => path[isClosed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] as V3
    let side: V3 = [0, 0, 1]
    const rings = Array.from({ length: isClosed ? count + 1 : count }, (_, i) => {
      const [p, q] = [at(i - 1), at(i + 1)]
      const t = normal([q[0] - p[0], q[1] - p[1], q[2] - p[2]])
      if (Math.abs(t[0] * side[0] + t[1] * side[1] + t[2] * side[2]) > 0.98) side = [1, 0, 0]
      const b = normal(cross(t, side))
      side = normal(cross(b, t))
      return Array.from({ length: seg }, (_, k) => {
        const a = (2 * Math.PI * k) / seg
        const n: V3 = [
          b[0] * Math.cos(a) + side[0] * Math.sin(a),
          b[1] * Math.cos(a) + side[1] * Math.sin(a),
          b[2] * Math.cos(a) + side[2] * Math.sin(a),
        ]
        const c = at(i)
        return { p: [c[0] + n[0] * r, c[1] + n[1] * r, c[2] + n[2] * r] as V3, n }
      })
    })
    for (let i = 0; i + 1 < rings.length; i++)
      for (let k = 0; k < seg; k++) {
        const [a, b, c, d] = [
          rings[i]?.[k],
          rings[i]?.[(k + 1) % seg],
          rings[i + 1]?.[(k + 1) % seg],
          rings[i + 1]?.[k],
        ]
        if (!a || !b || !c || !d) continue
        this.triangle(a.p, c.p, b.p, s, a.n, c.n, b.n)
        this.triangle(a.p, d.p, c.p, s, a.n, d.n, c.n)
      }
    if (!isClosed)
      for (const ring of [rings[0], rings[rings.length - 1]])
        this.face(
          (ring ?? []).map(({ p }) => p),
          s,
        )
    return this
  }

  /** A straight bar between two points. */
  bar(a: V3, b: V3, r: number, skin: Skin, seg = 12): this {
    return this.pipe([a, b], r, skin, seg)
  }

  /** A flat piece with four or more corners in one plane. */
  sheet(points: readonly V3[], skin: Skin): this {
    this.face(points, this.begin(skin))
    return this
  }
}

/** The outline of a rectangle with round corners. */
export function roundedRect(x: number, y: number, dx: number, dy: number, r: number, n = 6): Flat {
  const k = Math.min(r, dx / 2, dy / 2)
  const corner = (cx: number, cy: number, from: number) =>
    Array.from({ length: n + 1 }, (_, i) => {
      const a = from + (Math.PI / 2) * (i / n)
      return [cx + Math.cos(a) * k, cy + Math.sin(a) * k] as const
    })
  return [
    ...corner(x + dx - k, y + dy - k, 0),
    ...corner(x + k, y + dy - k, Math.PI / 2),
    ...corner(x + k, y + k, Math.PI),
    ...corner(x + dx - k, y + k, -Math.PI / 2),
  ]
}

/** Cuts a simple polygon (counter-clockwise) into triangles. */
function ears(shape: Flat): [V2, V2, V2][] {
  const left = [...shape] as V2[]
  const out: [V2, V2, V2][] = []
  const side = (a: V2, b: V2, c: V2) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  for (let guard = 0; left.length > 3 && guard < 4000; guard++) {
    const i = left.findIndex((b, k) => {
      const a = left[(k + left.length - 1) % left.length] as V2
      const c = left[(k + 1) % left.length] as V2
      if (side(a, b, c) <= 1e-12) return false
      return !left.some(
        (p) =>
          p !== a && p !== b && p !== c && side(a, b, p) >= 0 && side(b, c, p) >= 0 && side(c, a, p) >= 0,
      )
    })
    const k = i < 0 ? 0 : i
    out.push([
      left[(k + left.length - 1) % left.length] as V2,
      left[k] as V2,
      left[(k + 1) % left.length] as V2,
    ])
    left.splice(k, 1)
  }
  if (left.length === 3) out.push(left as [V2, V2, V2])
  return out
}
type V2 = readonly [number, number]
