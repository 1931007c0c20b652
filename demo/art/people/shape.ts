/** Distances to bodies in space: negative inside. x runs right, y up, z to the viewer; a head is two units high. */
export type Point = readonly [number, number, number]

export function ellipsoid(p: Point, c: Point, r: Point): number {
  const [x, y, z] = [p[0] - c[0], p[1] - c[1], p[2] - c[2]]
  const [a, b, d] = [x / r[0], y / r[1], z / r[2]]
  const k0 = Math.sqrt(a * a + b * b + d * d)
  const k1 = Math.sqrt((a / r[0]) ** 2 + (b / r[1]) ** 2 + (d / r[2]) ** 2)
  return k1 === 0 ? -Math.min(...r) : (k0 * (k0 - 1)) / k1
}

export function ball(p: Point, c: Point, r: number): number {
  const [x, y, z] = [p[0] - c[0], p[1] - c[1], p[2] - c[2]]
  return Math.sqrt(x * x + y * y + z * z) - r
}

/** A round bar from a to b, of radius ra there and rb here. */
export function bar(p: Point, a: Point, b: Point, ra: number, rb = ra): number {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [p[0] - a[0], p[1] - a[1], p[2] - a[2]]
  const t = Math.max(0, Math.min(1, (ux * vx + uy * vy + uz * vz) / (ux * ux + uy * uy + uz * uz)))
  const [x, y, z] = [vx - ux * t, vy - uy * t, vz - uz * t]
  return Math.sqrt(x * x + y * y + z * z) - (ra + (rb - ra) * t)
}

/** The union of two bodies that flow into each other over k. */
export function join(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.min(a, b) - h * h * k * 0.25
}

/** a without b, with a soft edge. */
export function carve(a: number, b: number, k: number): number {
  return -join(-a, b, k)
}
