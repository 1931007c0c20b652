export type V3 = readonly [number, number, number]
/** Three rows of four numbers. */
export type Mat4 = readonly number[]

/** Moved to x, y, z; turned around the axes in degrees (first x, then y, then z); scaled. */
export interface Move {
  x?: number
  y?: number
  z?: number
  rx?: number
  ry?: number
  rz?: number
  s?: number
}

export function apply(m: Mat4, [x, y, z]: V3): V3 {
  const row = (i: number) =>
    (m[i] as number) * x + (m[i + 1] as number) * y + (m[i + 2] as number) * z + (m[i + 3] as number)
  return [row(0), row(4), row(8)]
}

/** First b, then a. */
export function compose(a: Mat4, b: Mat4): Mat4 {
  const o = apply(a, [b[3] as number, b[7] as number, b[11] as number])
  const base = apply(a, [0, 0, 0])
  const column = (i: number) => {
    const p = apply(a, [b[i] as number, b[i + 4] as number, b[i + 8] as number])
    return [p[0] - base[0], p[1] - base[1], p[2] - base[2]]
  }
  const [u, v, w] = [column(0), column(1), column(2)]
  return [0, 1, 2].flatMap((k) => [u[k], v[k], w[k], o[k]] as number[])
}

export function movement({ x = 0, y = 0, z = 0, rx = 0, ry = 0, rz = 0, s = 1 }: Move): Mat4 {
  const d = Math.PI / 180
  const [a, b, c] = [rx * d, ry * d, rz * d]
  const X: Mat4 = [1, 0, 0, 0, 0, Math.cos(a), -Math.sin(a), 0, 0, Math.sin(a), Math.cos(a), 0]
  const Y: Mat4 = [Math.cos(b), 0, Math.sin(b), 0, 0, 1, 0, 0, -Math.sin(b), 0, Math.cos(b), 0]
  const Z: Mat4 = [Math.cos(c), -Math.sin(c), 0, 0, Math.sin(c), Math.cos(c), 0, 0, 0, 0, 1, 0]
  const S: Mat4 = [s, 0, 0, x, 0, s, 0, y, 0, 0, s, z]
  return compose(S, compose(Z, compose(Y, X)))
}

export function cross(a: V3, b: V3): V3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function normal(v: V3): V3 {
  const d = Math.hypot(...v) || 1
  return [v[0] / d, v[1] / d, v[2] / d]
}
