import sharp, { type Sharp } from 'sharp'
import { SUN, shadows } from './light'
import type { Model } from './model'
import { type Buffers, buffers, fill } from './raster'
import { normal, type V3 } from './space'

/** What a picture is lit with. */
export interface Ground {
  dark: boolean
  /** The colour of the ground, and a second one that it fades to at the edges. */
  near: string
  far: string
  /** What a full shadow on the ground looks like. */
  shade: string
}

export interface Canvas {
  w: number
  h: number
  /** The rectangle that the model is fitted into. */
  area: { x: number; y: number; w: number; h: number }
  zoom?: number
}

const C = Math.cos(Math.PI / 6)
const EYE = normal([1, 1, 1])
const HALF = normal([SUN[0] + EYE[0], SUN[1] + EYE[1], SUN[2] + EYE[2]])
const linear = (hex: string): V3 => {
  const part = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2
  return [part(1), part(3), part(5)]
}
/** A scattered number for each pixel, so that the taps of neighbours differ. */
const noise = (i: number) => (Math.imul(i ^ (i >>> 7), 0x9e3779b1) >>> 21) & 63

/** Draws a model in isometric projection: light from the left, soft shadows, dark hollows, fine edges. */
export function render(model: Model, ground: Ground, canvas: Canvas, over = 2): Sharp {
  const [w, h] = [canvas.w * over, canvas.h * over]
  const count = model.at.length / 3
  const flat = new Float32Array(count * 3)
  let [l, r, t, b] = [1e9, -1e9, 1e9, -1e9]
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [model.at[i * 3], model.at[i * 3 + 1], model.at[i * 3 + 2]] as [number, number, number]
    const [u, v] = [(x - y) * C, (x + y) / 2 - z]
    flat.set([u, v, x + y + z], i * 3)
    l = Math.min(l, u)
    r = Math.max(r, u)
    t = Math.min(t, v)
    b = Math.max(b, v)
  }
  const { area } = canvas
  const s = Math.min(area.w / (r - l), area.h / (b - t)) * (canvas.zoom ?? 1) * over
  const ox = (area.x + area.w / 2) * over - ((l + r) / 2) * s
  const oy = (area.y + area.h / 2) * over - ((t + b) / 2) * s
  for (let i = 0; i < count; i++) {
    flat[i * 3] = (flat[i * 3] as number) * s + ox
    flat[i * 3 + 1] = (flat[i * 3 + 1] as number) * s + oy
  }
  const view = buffers(w, h)
  // The ground is everywhere at height 0; what lies under it is hidden.
  for (let y = 0; y < h; y++) view.depth.fill((2 * (y + 0.5 - oy)) / s, y * w, y * w + w)
  fill(view, flat, model)
  const extent = Math.max(r - l, b - t)
  const sun = shadows(model, extent * 0.008)
  const hollow = hollows(view, s, ox, oy, extent * 0.075)
  const skins = model.skins.map(({ color, gloss = 0, glow = false }) => ({
    color: linear(color),
    gloss,
    glow,
  }))
  const [near, far, shade] = [linear(ground.near), linear(ground.far), linear(ground.shade)]
  const [fx, fy, fr] = [ox + ((l + r) / 2) * s, oy + ((t + b) / 2) * s, Math.max(extent * s * 0.75, h * 0.6)]
  const out = Buffer.alloc(w * h * 3)
  const { depth, part, skin, normal: n } = view
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      const u = (x + 0.5 - ox) / s
      const v = (y + 0.5 - oy) / s
      const d = depth[i] as number
      const sum = (v + d) / 1.5
      const px = (sum + u / C) / 2
      const py = (sum - u / C) / 2
      const pz = d - sum
      const ao = hollow[i] as number
      const id = part[i] as number
      let red = 0
      let green = 0
      let blue = 0
      if (id < 0) {
        const lit = sun(px, py, pz, noise(i))
        const away = Math.min(1, Math.hypot((x - fx) * 0.8, y - fy) / fr) ** 1.5
        const dim = (1 - lit) * 0.62 + (1 - ao) * 0.75
        const k = Math.min(1, dim)
        red = (near[0] + (far[0] - near[0]) * away) * (1 - k) + shade[0] * k
        green = (near[1] + (far[1] - near[1]) * away) * (1 - k) + shade[1] * k
        blue = (near[2] + (far[2] - near[2]) * away) * (1 - k) + shade[2] * k
      } else {
        const own = skins[skin[i] as number]
        if (!own) continue
        const nx = n[i * 3] as number
        const ny = n[i * 3 + 1] as number
        const nz = n[i * 3 + 2] as number
        const facing = Math.max(0, nx * SUN[0] + ny * SUN[1] + nz * SUN[2])
        const lit =
          facing > 0
            ? sun(px + nx * extent * 0.002, py + ny * extent * 0.002, pz + nz * extent * 0.002, noise(i))
            : 0
        const key = facing * lit * 0.98
        const sky = (0.28 + 0.16 * nz + 0.1 * Math.max(0, ny) + 0.03 * Math.max(0, nx)) * (0.3 + 0.7 * ao)
        const shine =
          own.gloss * (0.6 * lit + 0.1) * Math.max(0, nx * HALF[0] + ny * HALF[1] + nz * HALF[2]) ** 28
        const rim = ground.dark ? 0.05 * ao * (1 - Math.max(0, nx * EYE[0] + ny * EYE[1] + nz * EYE[2])) : 0
        const of = (c: number, warm: number, cool: number) =>
          own.glow ? c : c * (key * warm + sky * cool) + shine * 0.55 + rim
        red = of(own.color[0], 1.03, 0.93)
        green = of(own.color[1], 1, 1)
        blue = of(own.color[2], 0.95, 1.1)
        if (!own.glow) {
          const edge = edgeAt(view, i, x, y, s)
          if (edge > 0) {
            const k = 0.2 * edge
            red += (1 - red) * k * (0.3 + red)
            green += (1 - green) * k * (0.3 + green)
            blue += (1 - blue) * k * (0.3 + blue)
          } else if (edge < 0) {
            const k = ground.dark ? 0.72 : 0.6
            red *= k
            green *= k
            blue *= k
          }
        }
      }
      out[i * 3] = 255 * Math.min(1, red) ** 0.4545 + 0.5
      out[i * 3 + 1] = 255 * Math.min(1, green) ** 0.4545 + 0.5
      out[i * 3 + 2] = 255 * Math.min(1, blue) ** 0.4545 + 0.5
    }
  }
  return sharp(out, { raw: { width: w, height: h, channels: 3 } }).resize(canvas.w, canvas.h, {
    kernel: 'mitchell',
  })
}

/** 1 on the crease of a solid, −1 where a solid stands before another, else 0. */
function edgeAt(
  { w, h, part, normal: n, depth }: Buffers,
  i: number,
  x: number,
  y: number,
  s: number,
): number {
  let crease = 0
  for (let side = 0; side < 4; side++) {
    const j =
      side === 0
        ? x + 1 < w
          ? i + 1
          : i
        : side === 1
          ? y + 1 < h
            ? i + w
            : i
          : side === 2
            ? x > 0
              ? i - 1
              : i
            : y > 0
              ? i - w
              : i
    if (j === i) continue
    if (part[j] !== part[i]) {
      if ((part[j] as number) < 0 || (depth[j] as number) < (depth[i] as number) - 3 / s) return -1
      continue
    }
    const [a, b] = [i * 3, j * 3]
    if (
      (n[a] as number) * (n[b] as number) +
        (n[a + 1] as number) * (n[b + 1] as number) +
        (n[a + 2] as number) * (n[b + 2] as number) <
      0.75
    )
      crease = 1
  }
  return crease
}

const TAPS = 16

/** How open each pixel's surroundings are (1 open, 0 closed), from the depths around it. */
function hollows(
  { w, h, depth, part, normal: n }: Buffers,
  s: number,
  ox: number,
  oy: number,
  reach: number,
): Float32Array {
  const out = new Float32Array(w * h).fill(1)
  const step = 2
  const [sw, sh] = [Math.ceil(w / step), Math.ceil(h / step)]
  const small = new Float32Array(sw * sh).fill(1)
  const taps = new Float32Array(64 * TAPS * 2)
  for (let turn = 0; turn < 64; turn++)
    for (let i = 0; i < TAPS; i++) {
      const [a, d] = [i * 2.39996 + (turn * Math.PI) / 32, Math.sqrt((i + 0.5) / TAPS) * reach * s]
      taps[(turn * TAPS + i) * 2] = Math.cos(a) * d
      taps[(turn * TAPS + i) * 2 + 1] = Math.sin(a) * d
    }
  // Pixels with no solid within reach are open ground.
  const near = new Uint8Array(sw * sh)
  const far = Math.ceil((reach * s) / step)
  for (let y = 0; y < sh; y++) {
    let last = -1e9
    for (let x = 0; x < sw; x++) {
      if ((part[Math.min(h - 1, y * step) * w + Math.min(w - 1, x * step)] as number) >= 0) {
        for (let b = Math.max(0, x - far, last + 1); b <= x; b++) near[y * sw + b] = 1
        last = x
      } else if (x - last <= far) near[y * sw + x] = 1
    }
  }
  const limit = reach * 2.2
  for (let y = 0; y < h; y += step)
    for (let x = 0; x < w; x += step) {
      const at = (y / step) * sw + x / step
      const i = y * w + x
      const isGround = (part[i] as number) < 0
      if (
        isGround &&
        !near[at] &&
        !near[Math.min(sh - 1, y / step + far) * sw + x / step] &&
        !near[Math.max(0, y / step - far) * sw + x / step]
      )
        continue
      const d0 = depth[i] as number
      const u0 = (x + 0.5 - ox) / s
      const sum0 = ((y + 0.5 - oy) / s + d0) / 1.5
      const [x0, y0, z0] = [(sum0 + u0 / C) / 2, (sum0 - u0 / C) / 2, d0 - sum0]
      const nx = isGround ? 0 : (n[i * 3] as number)
      const ny = isGround ? 0 : (n[i * 3 + 1] as number)
      const nz = isGround ? 1 : (n[i * 3 + 2] as number)
      const from = noise(i) * TAPS * 2
      let sum = 0
      for (let t = 0; t < TAPS * 2; t += 2) {
        const qx = Math.round(x + (taps[from + t] as number))
        const qy = Math.round(y + (taps[from + t + 1] as number))
        if (qx < 0 || qy < 0 || qx >= w || qy >= h) continue
        const d = depth[qy * w + qx] as number
        const u = (qx + 0.5 - ox) / s
        const p = ((qy + 0.5 - oy) / s + d) / 1.5
        const vx = (p + u / C) / 2 - x0
        const vy = (p - u / C) / 2 - y0
        const vz = d - p - z0
        const len = Math.sqrt(vx * vx + vy * vy + vz * vz)
        if (len < 1e-6 || len > limit) continue
        sum += Math.max(0, (vx * nx + vy * ny + vz * nz) / len - 0.06) * (1 - len / limit)
      }
      small[at] = Math.max(0, 1 - (sum / TAPS) * 2)
    }
  // A blur that stays on its own solid takes the grain out.
  for (let y = 0; y < sh; y++)
    for (let x = 0; x < sw; x++) {
      const own = part[Math.min(h - 1, y * step) * w + Math.min(w - 1, x * step)] as number
      let sum = 0
      let weight = 0
      for (let qy = Math.max(0, y - 2); qy <= Math.min(sh - 1, y + 2); qy++)
        for (let qx = Math.max(0, x - 2); qx <= Math.min(sw - 1, x + 2); qx++) {
          if ((part[qy * step * w + qx * step] as number) !== own) continue
          sum += small[qy * sw + qx] as number
          weight++
        }
      const value = weight ? sum / weight : 1
      for (let dy = 0; dy < step; dy++)
        for (let dx = 0; dx < step; dx++)
          if (y * step + dy < h && x * step + dx < w) out[(y * step + dy) * w + x * step + dx] = value
    }
  return out
}
