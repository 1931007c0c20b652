import type { Rng } from './rng'

export type Field = (x: number, y: number) => number

/** Smooth value noise in −1…1, one cycle per unit. */
export function noise(r: Rng): Field {
  const size = 64
  const grid = Array.from({ length: size * size }, () => r.range(-1, 1))
  const at = (x: number, y: number) =>
    grid[(((y % size) + size) % size) * size + (((x % size) + size) % size)] ?? 0
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
  return (x, y) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const u = ease(x - ix)
    const v = ease(y - iy)
    const top = at(ix, iy) * (1 - u) + at(ix + 1, iy) * u
    const low = at(ix, iy + 1) * (1 - u) + at(ix + 1, iy + 1) * u
    return top * (1 - v) + low * v
  }
}

/** Noise of several octaves, in about −1…1. */
export function fbm(r: Rng, octaves = 3): Field {
  const layers = Array.from({ length: octaves }, () => noise(r))
  return (x, y) => layers.reduce((sum, f, i) => sum + f(x * 2 ** i, y * 2 ** i) / 2 ** i, 0) / 1.6
}

/** The floor of a bay: deep in the middle of the right side, rising to two capes, folded by noise. */
export function bay(r: Rng, cx = 0.72, cy = 0.5): Field {
  const fold = fbm(r, 3)
  const a = r.range(-0.5, 0.5)
  return (x, y) => {
    const dx = (x - cx) * 1.6
    const dy = (y - cy) * (1.1 + 0.3 * Math.sin(a))
    return Math.hypot(dx, dy) + 0.2 * fold(x * 3.1 + 7, y * 2.3 + 3) + a * 0.25 * dx * dy
  }
}
