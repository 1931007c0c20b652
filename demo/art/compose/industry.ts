import type { Rng } from '../lib/rng'
import type { Scene } from '../lib/scene'
import type { Pt } from '../lib/svg'
import { rect, seg } from '../lib/svg'

export type Build = (s: Scene, r: Rng) => void

/** A slab that carries a composition. */
function slab(s: Scene, w: number, d: number, z = 0) {
  s.box(0, 0, z - 0.35, w, d, 0.35, 'deep')
}

/** A machine: body, head, panel, signal light. */
function machine(s: Scene, x: number, y: number, h: number, isAccent: boolean) {
  s.box(x, y, 0, 1.6, 1.3, h, isAccent ? 'accent' : 'base', {
    left: rect(0.25, 0.3, 0.7, 0.45, '#0b1a26', 0.05, { opacity: 0.55 }),
  })
  s.box(x + 0.2, y + 0.2, h, 1.2, 0.9, 0.45, 'mid')
}

/** Conveyor lines between machines, with goods on the belts. */
export const factory: Build = (s, r) => {
  const lines = r.int(2, 3)
  slab(s, 14, lines * 3.6 + 0.6)
  for (let line = 0; line < lines; line++) {
    const y = 0.8 + line * 3.6
    s.box(0.6, y + 1.7, 0, 12.8, 0.9, 0.55, 'mid', {
      left: seg(0, 0.27, 12.8, 0.27, '#57cdd4', 0.05, { 'stroke-dasharray': '0.3 0.22' }),
    })
    for (let x = 0.9; x < 12.8; x += r.range(1.1, 1.9))
      s.box(x, y + 1.85, 0.55, 0.62, 0.6, r.range(0.4, 0.7), r.chance(0.2) ? 'strong' : 'accent')
    for (let x = 1; x < 12; x += r.range(2.3, 3.4)) machine(s, x, y, r.range(1.3, 2.3), r.chance(0.25))
  }
  const x = r.range(3, 9)
  s.over((p) => p.signal([x, 1.2, 3.4], 0.16))
}

/** High racks with goods, an aisle and a lift. */
export const warehouse: Build = (s, r) => {
  slab(s, 13, 9)
  for (let row = 0; row < 3; row++) {
    const y = 0.6 + row * 2.9
    for (let x = 0.5; x < 12; x += 1.5) {
      s.box(x - 0.02, y - 0.12, 0, 0.1, 0.1, 4.4, 'strong')
      s.box(x - 0.02, y + 1.32, 0, 0.1, 0.1, 4.4, 'strong')
      for (let z = 0; z < 4; z++) {
        s.box(x, y, z * 1.05, 1.45, 1.3, 0.1, 'deep')
        if (r.chance(0.82))
          s.box(
            x + 0.12,
            y + 0.12,
            z * 1.05 + 0.1,
            r.range(0.7, 1.2),
            1.05,
            r.range(0.45, 0.85),
            r.pick(['base', 'base', 'mid', 'accent', 'strong']),
          )
      }
    }
  }
  s.box(5.2, 2.15, 0, 0.8, 0.9, 1.1, 'coral')
}

/** Gear wheels and a shaft: heavy machinery. */
export const gears: Build = (s, r) => {
  slab(s, 12, 9)
  const gear = (
    x: number,
    y: number,
    z: number,
    radius: number,
    teeth: number,
    h: number,
    m: 'accent' | 'base' | 'mid' | 'strong',
  ) => {
    const pts: Pt[] = Array.from({ length: teeth * 4 }, (_, i) => {
      const a = (i / (teeth * 4)) * Math.PI * 2
      const k = i % 4 < 2 ? radius : radius * 0.84
      return [x + Math.cos(a) * k, y + Math.sin(a) * k]
    })
    s.add([x - radius, y - radius, z, x + radius, y + radius, z + h], (p) => {
      p.prism(pts, 'z', z, z + h, m)
      p.disc([x, y, z + h], radius * 0.34, 'z', p.t.bg, p.mat(m).edge)
    })
  }
  gear(3.6, 3.8, 0, r.range(2.6, 3), 18, 0.9, 'accent')
  gear(8, 5.6, 0, r.range(2, 2.3), 14, 0.7, 'base')
  gear(8.9, 2.1, 0, 1.3, 10, 1.5, 'mid')
  gear(3.6, 3.8, 0.9, 1.4, 10, 0.8, 'strong')
  s.over((p) => p.signal([8, 5.6, 1.1], 0.18))
}

/** Solar rows and wind turbines. */
export const energy: Build = (s, r) => {
  slab(s, 14, 10)
  for (let row = 0; row < 4; row++) {
    for (let x = 0.5; x < 9; x += 1.7) {
      const y = 0.7 + row * 2.3
      s.add([x, y, 0, x + 1.5, y + 1.5, 1.1], (p) => {
        p.poly(
          [
            [x, y, 1.05],
            [x + 1.5, y, 1.05],
            [x + 1.5, y + 1.5, 0.25],
            [x, y + 1.5, 0.25],
          ],
          p.t.mats.accent.right,
          p.t.mats.accent.edge,
          0.8,
        )
        for (const k of [0.5, 1])
          p.line(
            [
              [x + k, y, 1.05],
              [x + k, y + 1.5, 0.25],
            ],
            p.t.mats.accent.edge,
            0.5,
          )
        p.line(
          [
            [x, y + 0.75, 0.65],
            [x + 1.5, y + 0.75, 0.65],
          ],
          p.t.mats.accent.edge,
          0.5,
        )
      })
    }
  }
  for (const [x, y] of [
    [11.4, 2.2],
    [12.4, 5.6],
    [10.8, 8.4],
  ] as const) {
    const turn = r.range(0, 2)
    s.add([x - 0.3, y - 0.3, 0, x + 0.3, y + 0.3, 6], (p) => {
      p.tube([x, y, 0], 'z', 0.16, 0.09, 5, 'strong')
      for (let blade = 0; blade < 3; blade++) {
        const a = turn + (blade * Math.PI * 2) / 3
        const at = (len: number, off: number) =>
          [x + 0.2, y + Math.cos(a + off) * len, 5 + Math.sin(a + off) * len] as const
        p.poly(
          [at(0, 0), at(0.9, 0.14), at(2.5, 0), at(0.6, -0.1)],
          p.t.mats.strong.top,
          p.t.mats.strong.edge,
          0.6,
        )
      }
    })
  }
  s.over((p) => p.signal([11.4, 2.2, 5], 0.14))
}

/** Wheels, discs and drive units: automotive parts. */
export const wheels: Build = (s, r) => {
  slab(s, 13, 8)
  for (let i = 0; i < 5; i++) {
    const x = 1.6 + i * 2.4
    const y = i % 2 === 0 ? 2.4 : 5
    const radius = r.range(1.1, 1.35)
    s.add([x - 0.5, y - radius, 0, x + 0.7, y + radius, radius * 2], (p) => {
      p.tube([x - 0.4, y, radius], 'x', radius, radius, 0.9, i === 2 ? 'accent' : 'base')
      for (let k = 0; k < 5; k++) {
        const a = (k * Math.PI * 2) / 5 + r.range(0, 0.2)
        p.line(
          [
            [x + 0.52, y, radius],
            [x + 0.52, y + Math.cos(a) * radius * 0.8, radius + Math.sin(a) * radius * 0.8],
          ],
          p.t.mats.strong.top,
          3.4,
        )
      }
      p.disc([x + 0.54, y, radius], radius * 0.26, 'x', p.t.mats.strong.top, p.t.mats.strong.edge)
    })
  }
  s.box(0.5, 6.4, 0, 11.6, 0.9, 0.5, 'mid')
  s.over((p) => p.signal([6.4, 2.4, 2.9], 0.16))
}

/** Bottles and cartons on a line: food and beverage. */
export const bottles: Build = (s, r) => {
  slab(s, 13, 7.4)
  for (let row = 0; row < 2; row++) {
    const y = 1.5 + row * 3.4
    s.box(0.5, y - 0.7, 0, 12, 1.5, 0.4, 'mid')
    for (let x = 1.1; x < 12; x += 1.25) {
      const k = r.range(0.9, 1.1)
      const m = r.chance(0.3) ? 'strong' : r.chance(0.3) ? 'accent' : 'base'
      s.add([x - 0.4, y - 0.4, 0.4, x + 0.4, y + 0.4, 2.9], (p) =>
        p.lathe(
          x,
          y,
          0.4,
          [
            [0.4, 0],
            [0.4, 1.15 * k],
            [0.16, 1.75 * k],
            [0.16, 2.1 * k],
            [0.2, 2.12 * k],
            [0.2, 2.3 * k],
          ],
          m,
        ),
      )
    }
  }
  s.box(5.4, 5.9, 0, 2.2, 1, 1.6, 'coral')
}

/** Capsules, blisters and vials: life sciences. */
export const pills: Build = (s, r) => {
  slab(s, 12, 9)
  for (let i = 0; i < 5; i++) {
    for (let j = 0; j < 4; j++) {
      const [x, y] = [1.2 + i * 1.5, 1.2 + j * 1.6]
      s.add([x - 0.55, y - 0.55, 0, x + 0.55, y + 0.55, 0.8], (p) => {
        p.tube([x, y, 0], 'z', 0.52, 0.52, 0.22, 'deep')
        if (r.chance(0.86))
          p.lathe(
            x,
            y,
            0.22,
            [
              [0.42, 0],
              [0.42, 0.3],
              [0.3, 0.45],
            ],
            r.chance(0.35) ? 'accent' : 'strong',
          )
      })
    }
  }
  for (let k = 0; k < 3; k++) {
    const y = 1.6 + k * 2.7
    s.add([9.2, y - 0.7, 0, 10.8, y + 0.7, 3.4], (p) =>
      p.lathe(
        10,
        y,
        0,
        [
          [0.7, 0],
          [0.7, 2.1],
          [0.4, 2.5],
          [0.4, 2.8],
          [0.55, 2.82],
          [0.55, 3.3],
        ],
        k === 1 ? 'accent' : 'base',
      ),
    )
  }
  s.over((p) => p.signal([10, 4.3, 3.7], 0.15))
}

/** Shop shelves and a counter: retail. */
export const shop: Build = (s, r) => {
  slab(s, 13, 9)
  for (let bay = 0; bay < 4; bay++) {
    const x = 0.8 + bay * 3.1
    s.box(x, 0.5, 0, 2.6, 0.9, 3.4, 'deep')
    for (let z = 0; z < 3; z++)
      for (let k = 0; k < 4; k++)
        s.box(
          x + 0.15 + k * 0.6,
          1.4,
          0.15 + z * 1.1,
          0.48,
          0.4,
          r.range(0.45, 0.85),
          r.pick(['accent', 'base', 'strong', 'mid']),
        )
  }
  for (let k = 0; k < 3; k++) {
    s.box(1.2 + k * 3.8, 4.2, 0, 2.4, 1.4, 0.8, 'base')
    for (let i = 0; i < 3; i++)
      s.box(1.4 + k * 3.8 + i * 0.75, 4.5, 0.8, 0.55, 0.6, r.range(0.3, 0.8), i === 1 ? 'accent' : 'mid')
  }
  s.box(4, 7, 0, 4.4, 1.2, 1.1, 'strong')
  s.box(6.2, 7.2, 1.1, 0.9, 0.2, 0.7, 'accent')
  s.over((p) => p.signal([11.2, 1, 4], 0.15))
}
