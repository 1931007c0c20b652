import { rect, seg } from '../lib/svg'
import type { Build } from './industry'

/** A floor plate with a grid. */
const grid = (w: number, d: number) => {
  let out = ''
  for (let x = 1; x < w; x++) out += seg(x, 0, x, d, '#3b6f82', 0.02, { opacity: 0.5 })
  for (let y = 1; y < d; y++) out += seg(0, y, w, y, '#3b6f82', 0.02, { opacity: 0.5 })
  return out
}

/** Planning: bars of different length on the lines of a board, one of them late. */
export const gantt: Build = (s, r) => {
  s.box(0, 0, -0.3, 15, 10, 0.3, 'deep', { top: grid(15, 10) })
  const late = r.int(2, 6)
  for (let row = 0; row < 9; row++) {
    let x = r.range(0.2, 1.6)
    let k = 0
    while (x < 13) {
      const w = r.range(1, 3.4)
      if (x + w > 14.6) break
      s.box(
        x,
        0.35 + row * 1.06,
        0,
        w,
        0.62,
        r.range(0.3, 0.75),
        row === late && k === 1 ? 'coral' : r.pick(['accent', 'accent', 'base', 'mid', 'strong']),
      )
      x += w + r.range(0.2, 1.2)
      k += 1
    }
  }
}

/** Figures: columns that rise and fall like a month of orders. */
export const columns: Build = (s, r) => {
  const a = r.range(0.5, 0.9)
  const b = r.range(0, 3)
  s.box(0, 0, -0.3, 12.4, 10.4, 0.3, 'deep')
  for (let i = 0; i < 10; i++) {
    for (let j = 0; j < 8; j++) {
      const h = 0.3 + 1.7 * (1 + Math.sin(i * a + b) * Math.cos(j * 0.6 + b)) + i * 0.12
      s.box(0.4 + i * 1.2, 0.4 + j * 1.25, 0, 0.85, 0.85, h, h > 3.6 ? 'accent' : h > 2.6 ? 'mid' : 'base')
    }
  }
  s.over((p) => p.signal([9.6, 2, 5.4], 0.16))
}

/** Documents: sheets that hover above each other, with lines and a seal. */
export const documents: Build = (s, r) => {
  for (let k = 0; k < 5; k++) {
    const [x, y, z] = [k * 0.9 + r.range(0, 0.3), 4.6 - k * 0.8 + r.range(0, 0.3), k * 1.5]
    let art = rect(0.5, 0.5, 2.6, 0.4, '#006d77', 0.05)
    for (let line = 0; line < 7; line++)
      art += rect(0.5, 1.4 + line * 0.62, r.range(2.6, 5), 0.16, '#8db9c0', 0.04)
    art += rect(5.1, 5, 1.4, 1.4, k === 4 ? '#f2643d' : '#57cdd4', 0.7, { opacity: 0.9 })
    s.box(x, y, z, 7, 7.2, 0.14, k === 4 ? 'strong' : k % 2 === 0 ? 'base' : 'mid', { top: art })
  }
}

/** Connected systems: plates with towers, joined by lines. */
export const network: Build = (s, r) => {
  const nodes = Array.from(
    { length: 9 },
    (_, i) => [1 + (i % 3) * 4.6 + r.range(0, 1), 1 + Math.floor(i / 3) * 4.2 + r.range(0, 1)] as const,
  )
  s.ground((p) => {
    const hub = nodes[4]
    if (!hub) return
    for (const [x, y] of nodes) {
      p.line(
        [
          [hub[0] + 0.8, hub[1] + 0.8, 0],
          [x + 0.8, hub[1] + 0.8, 0],
          [x + 0.8, y + 0.8, 0],
        ],
        p.t.hi,
        1.4,
        { r: 0.5 },
      )
    }
  })
  nodes.forEach(([x, y], i) => {
    const isHub = i === 4
    s.box(x - 0.3, y - 0.3, -0.2, 2.2, 2.2, 0.2, 'deep')
    s.box(
      x,
      y,
      0,
      1.6,
      1.6,
      isHub ? 3 : r.range(0.7, 1.8),
      isHub ? 'accent' : r.pick(['base', 'mid', 'strong']),
    )
  })
  const hub = nodes[4] ?? [5, 5]
  s.over((p) => p.signal([hub[0] + 0.8, hub[1] + 0.8, 3.6], 0.16))
}

/** A stage with rows of seats and a screen: events. */
export const stage: Build = (s, r) => {
  s.box(0, 0, -0.3, 13, 11, 0.3, 'deep')
  s.box(2, 0.6, 0, 9, 1.8, 0.6, 'mid')
  s.box(2.4, 0.5, 0.6, 8.2, 0.2, 4, 'strong', {
    left:
      rect(0.4, 0.5, 5.2, 0.4, '#006d77', 0.05) +
      rect(0.4, 1.3, 3.6, 0.24, '#8db9c0', 0.05) +
      rect(0.4, 1.8, 4.2, 0.24, '#8db9c0', 0.05) +
      rect(5.9, 2.2, 1.6, 1.2, '#57cdd4', 0.1),
  })
  s.box(9.2, 1.5, 0.6, 0.7, 0.5, 1, 'coral')
  for (let row = 0; row < 6; row++)
    for (let x = 1.4; x < 11.6; x += 0.95)
      if (r.chance(0.9))
        s.box(x, 3.8 + row * 1.15, 0, 0.62, 0.55, 0.5 + row * 0.08, r.chance(0.7) ? 'base' : 'accent')
}

/** A frame with a play mark among film plates: media. */
export const play: Build = (s, r) => {
  s.box(0, 0, -0.3, 12, 9, 0.3, 'deep')
  s.box(1.2, 1, 0, 9.6, 0.5, 5.6, 'base', {
    left: `${rect(0.5, 0.5, 8.6, 4.6, '#0b1a26', 0.1, { opacity: 0.7 })}<path d="M3.7 1.5v2.6l2.4-1.3z" fill="#57cdd4"/>`,
  })
  for (let k = 0; k < 6; k++)
    s.box(0.8 + k * 1.8, 3.4, 0, 1.5, 1.1, 0.16, k === 2 ? 'accent' : 'mid', {
      top: rect(0.2, 0.2, 1.1, 0.7, '#0b1a26', 0.06, { opacity: 0.4 }),
    })
  for (let k = 0; k < 22; k++)
    s.box(0.8 + k * 0.48, 6, 0, 0.28, 0.6, 0.3 + r.range(0, 1.9), k === 13 ? 'coral' : 'accent')
}

/** Steps up to a platform: growth, people, careers. */
export const steps: Build = (s, r) => {
  for (let k = 0; k < 9; k++)
    s.box(
      k * 1.3,
      0,
      0,
      1.3,
      6 - (k % 3) * 0.4,
      0.5 + k * 0.55,
      k === 8 ? 'accent' : k % 2 === 0 ? 'base' : 'mid',
    )
  for (let k = 0; k < 7; k++) {
    const x = 0.6 + k * 1.3 + r.range(0, 0.4)
    const y = 1 + r.range(0, 3)
    const z = 0.5 + Math.floor(x / 1.3) * 0.55
    s.add([x, y, z, x + 0.5, y + 0.5, z + 1.4], (p) => {
      p.tube([x + 0.25, y + 0.25, z], 'z', 0.24, 0.16, 0.85, k === 5 ? 'coral' : 'strong')
      p.disc([x + 0.25, y + 0.25, z + 1.12], 0.2, 'x', p.t.mats.strong.top, p.t.mats.strong.edge)
    })
  }
}

/** A phone, a cloud of cards and a chip: AI. */
export const chip: Build = (s, r) => {
  s.box(0, 0, -0.3, 12, 12, 0.3, 'deep', { top: grid(12, 12) })
  s.box(3.2, 3.2, 0.02, 5.6, 5.6, 0.7, 'base')
  s.box(4.2, 4.2, 0.7, 3.6, 3.6, 0.6, 'accent', {
    top:
      rect(0.5, 0.5, 2.6, 2.6, 'none', 0.2, { stroke: '#0b1a26', 'stroke-width': 0.08 }) +
      rect(1.2, 1.2, 1.2, 1.2, '#f2643d', 0.2),
  })
  s.add([0, 0, 0, 12, 12, 0.01], (p) => {
    for (let k = 0; k < 6; k++) {
      const at = 3.6 + k * 0.95
      const bend = r.range(0.6, 2.4)
      p.line(
        [
          [3.2, at, 0],
          [bend, at, 0],
          [bend, at + r.range(-1, 1), 0],
          [0.3, at, 0],
        ],
        p.t.hi,
        1.2,
        { r: 0.3 },
      )
      p.line(
        [
          [at, 3.2, 0],
          [at, bend, 0],
          [at + 0.5, 0.4, 0],
        ],
        p.t.hi,
        1.2,
        { r: 0.3 },
      )
      p.line(
        [
          [8.8, at, 0],
          [12 - bend, at, 0],
          [11.7, at + 0.4, 0],
        ],
        p.t.hi,
        1.2,
        { r: 0.3 },
      )
      p.line(
        [
          [at, 8.8, 0],
          [at, 12 - bend, 0],
          [at - 0.4, 11.6, 0],
        ],
        p.t.hi,
        1.2,
        { r: 0.3 },
      )
    }
  })
  for (const [x, y] of [
    [0.5, 0.5],
    [3, 0.4],
    [6.2, 0.6],
    [9.6, 0.5],
    [0.5, 9.8],
    [4, 10.2],
    [7.4, 10],
    [10.4, 6.6],
    [10.3, 3],
  ] as const)
    s.box(x, y, 0.02, 1.1, 1.1, r.range(0.3, 1.6), r.pick(['mid', 'strong', 'base', 'accent']))
}
