import type { Model } from './model'
import { buffers, fill } from './raster'
import { cross, normal, type V3 } from './space'

/** Where the light stands: to the left and above, so that shadows fall to the right. */
export const SUN: V3 = normal([-0.52, 0.46, 1.05])

const SIDE = normal(cross(SUN, [0, 0, 1]))
const UP = cross(SIDE, SUN)
const dot = (a: V3, x: number, y: number, z: number) => a[0] * x + a[1] * y + a[2] * z

/** Tells how much of the light reaches a point, 0…1, with soft edges. */
export function shadows(
  model: Model,
  softness: number,
): (x: number, y: number, z: number, turn: number) => number {
  const count = model.at.length / 3
  const flat = new Float32Array(count * 3)
  let [l, r, t, b] = [1e9, -1e9, 1e9, -1e9]
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [model.at[i * 3], model.at[i * 3 + 1], model.at[i * 3 + 2]] as [number, number, number]
    const [u, v] = [dot(SIDE, x, y, z), dot(UP, x, y, z)]
    flat.set([u, v, dot(SUN, x, y, z)], i * 3)
    l = Math.min(l, u)
    r = Math.max(r, u)
    t = Math.min(t, v)
    b = Math.max(b, v)
  }
  const size = 1800
  const k = (size - 40) / Math.max(r - l, b - t)
  for (let i = 0; i < count; i++) {
    flat[i * 3] = ((flat[i * 3] as number) - l) * k + 20
    flat[i * 3 + 1] = ((flat[i * 3 + 1] as number) - t) * k + 20
  }
  const map = buffers(size, size)
  fill(map, flat)
  // The taps of each turn are kept, so that a pixel costs sixteen look-ups and no arithmetic on angles.
  const TURNS = 64
  const radius = softness * k
  const taps = new Float32Array(TURNS * 32)
  for (let turn = 0; turn < TURNS; turn++)
    for (let i = 0; i < 16; i++) {
      const [a, d] = [i * 2.39996 + (turn * Math.PI * 2) / TURNS, Math.sqrt((i + 0.5) / 16) * radius]
      taps[turn * 32 + i * 2] = Math.cos(a) * d
      taps[turn * 32 + i * 2 + 1] = Math.sin(a) * d
    }
  const bias = 2.2 / k + softness * 0.35
  const { depth } = map
  return (x, y, z, turn) => {
    const u = (dot(SIDE, x, y, z) - l) * k + 20
    const v = (dot(UP, x, y, z) - t) * k + 20
    if (u < -radius || v < -radius || u > size + radius || v > size + radius) return 1
    const d = dot(SUN, x, y, z) + bias
    const from = (turn & (TURNS - 1)) * 32
    let lit = 0
    for (let i = 0; i < 32; i += 2) {
      const px = Math.floor(u + (taps[from + i] as number))
      const py = Math.floor(v + (taps[from + i + 1] as number))
      if (px < 0 || py < 0 || px >= size || py >= size || (depth[py * size + px] as number) <= d) lit++
    }
    return lit / 16
  }
}
