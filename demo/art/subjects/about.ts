import type { Look } from '../solid/look'
import type { Model, Skin } from '../solid/model'
import type { V3 } from '../solid/space'
import { plate, type Subject } from './kit'

/** A closed outline around a middle whose radius swells and shrinks: an island or a shoal. */
const shore = (x: number, y: number, r: number, bend: number) =>
  Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * Math.PI * 2
    const k = r * (1 + 0.16 * Math.sin(2 * a + bend) + 0.09 * Math.sin(3 * a + bend * 2))
    return [x + Math.cos(a) * k * 1.25, y + Math.sin(a) * k] as const
  })

/** A chart of 6.4 × 4.2: an island with its depths around it, a course past it. */
function sheet(m: Model, k: Look): void {
  m.rounded(0, 0, 0, 6.4, 4.2, 0.03, 0.04, k.white)
  m.box(0.2, 0.2, 0.03, 6, 3.8, 0.008, { color: '#d7eef0' })
  for (const [i, color] of ['#bfe3e6', '#9fd3d8', '#7fc0c7'].entries())
    m.slab(shore(2.1, 1.6, 1.3 - i * 0.3, 0.6), 0.038 + i * 0.008, 0.008, { color })
  m.slab(shore(2.1, 1.6, 0.42, 0.6), 0.062, 0.03, k.teal)
  for (const [i, color] of ['#bfe3e6', '#9fd3d8'].entries())
    m.slab(shore(5.1, 3.1, 0.62 - i * 0.22, 2.1), 0.038 + i * 0.008, 0.008, { color })
  const course: V3[] = [
    [0.5, 3.5, 0.08],
    [1.7, 3.2, 0.08],
    [3.3, 2.6, 0.08],
    [4.3, 1.7, 0.08],
    [5.8, 0.9, 0.08],
  ]
  m.pipe(course, 0.035, k.deep, 8)
  for (const [x, y] of course.slice(1, -1)) m.cyl(x, y, 0.05, 0.11, 0.06, k.dark, 0.11, 20)
}

/** Two rules joined by two links, as courses are carried across a chart with. */
function parallelRule(m: Model, k: Look): void {
  for (const [x, y] of [
    [0, 0],
    [0.35, 0.72],
  ] as const) {
    m.rounded(x, y, 0, 3.3, 0.42, 0.09, 0.05, k.deep)
    m.box(x + 0.12, y + 0.18, 0.09, 3.06, 0.05, 0.01, k.sea)
  }
  for (const x of [0.55, 2.4]) {
    m.bar([x, 0.21, 0.14], [x + 0.35, 0.93, 0.14], 0.06, k.metal)
    m.cyl(x, 0.21, 0.1, 0.12, 0.12, k.metal, 0.12, 20)
    m.cyl(x + 0.35, 0.93, 0.1, 0.12, 0.12, k.metal, 0.12, 20)
  }
}

/** Dividers that stand on two points of a chart. */
function dividers(m: Model, k: Look, a: V3, b: V3, high: number): void {
  const top: V3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, high]
  for (const foot of [a, b]) {
    const knee: V3 = [
      foot[0] + (top[0] - foot[0]) * 0.3,
      foot[1] + (top[1] - foot[1]) * 0.3,
      foot[2] + (top[2] - foot[2]) * 0.3,
    ]
    m.bar(foot, knee, 0.035, k.steel)
    m.bar(knee, top, 0.085, k.metal)
  }
  m.ball(top[0], top[1], top[2], 0.2, k.metal)
  m.cyl(top[0], top[1], top[2] + 0.1, 0.07, 0.4, k.steel)
}

/** A hard hat with its ridges and its peak. */
function hardHat(m: Model, k: Look, skin: Skin): void {
  m.lathe(
    0,
    0,
    0,
    [
      [0, 0],
      [1.12, 0],
      [1.16, 0.05],
      [0.98, 0.14],
      [0.96, 0.3],
      [0.9, 0.52],
      [0.76, 0.76],
      [0.52, 0.94],
      [0.26, 1.02],
      [0, 1.04],
    ],
    skin,
    56,
  )
  m.slab(
    Array.from({ length: 25 }, (_, i) => {
      const a = -Math.PI / 3 + (i / 24) * ((2 * Math.PI) / 3)
      return [Math.cos(a) * 1.55 - 0.12, Math.sin(a) * 1.16] as const
    }),
    0.02,
    0.06,
    skin,
    true,
  )
  for (const y of [-0.26, 0, 0.26])
    m.pipe(
      Array.from({ length: 15 }, (_, i) => {
        const a = 0.35 + (i / 14) * (Math.PI - 0.7)
        const r = Math.sqrt(Math.max(0, 1 - y * y))
        return [Math.cos(a) * 0.93 * r, y, 0.12 + Math.sin(a) * 0.9 * r + (y ? 0.05 : 0.03)] as const
      }),
      y ? 0.055 : 0.08,
      skin,
    )
  m.box(-0.2, 0.99, 0.16, 0.4, 0.02, 0.02, k.white)
}

/** A lamp with a jointed arm, its light on the table. */
function lamp(m: Model, k: Look): void {
  m.cyl(0, 0, 0, 0.52, 0.14, k.dark)
  m.bar([0, 0, 0.1], [-0.3, -0.1, 2.3], 0.075, k.metal)
  m.ball(-0.3, -0.1, 2.3, 0.14, k.dark)
  m.bar([-0.3, -0.1, 2.3], [0.9, 0.7, 3.3], 0.075, k.metal)
  m.put({ x: 1.1, y: 0.85, z: 3.2, rz: 40, ry: -46 }, () => {
    m.lathe(
      0,
      0,
      -0.62,
      [
        [0.78, 0],
        [0.72, 0.18],
        [0.34, 0.56],
        [0.2, 0.72],
        [0, 0.74],
      ],
      k.teal,
    )
    m.cyl(0, 0, -0.6, 0.62, 0.03, { color: '#fff3dc', glow: true })
  })
}

/** A chest of charts with its table: the course is worked out on top, and a hard hat lies ready to go and see. */
export const chartTable: Subject = (m, k) => {
  plate(m, k, 11.4, 9)
  m.put({ x: 1.2, y: 1.4, z: 0.18 }, () => {
    m.box(0.2, 0.2, 0, 8.6, 5.2, 0.3, k.dark)
    m.box(0, 0, 0.3, 9, 5.6, 2.5, k.deep)
    for (let row = 0; row < 4; row++) {
      const z = 0.42 + row * 0.6
      const out = row === 2 ? 0.5 : 0.06
      m.box(0.2, 5.6, z, 8.6, out, 0.5, k.teal)
      if (row === 2) m.box(0.35, 5.66, z + 0.42, 8.3, out - 0.12, 0.09, k.white)
      for (const x of [2.1, 5.9]) m.rounded(x, 5.6 + out, z + 0.18, 1, 0.08, 0.14, 0.03, k.metal)
    }
    m.box(9, 0.4, 0.62, 0.04, 4.8, 1.9, k.teal)
    m.rounded(-0.2, -0.2, 2.8, 9.4, 6, 0.24, 0.1, k.shade)
  })
  m.put({ x: 1.2, y: 1.4, z: 3.22 }, () => {
    m.put({ x: 1.3, y: 0.45, rz: 3, s: 0.95 }, () => sheet(m, k))
    m.put({ x: 2.3, y: 3.35, z: 0.06, rz: -22 }, () => parallelRule(m, k))
    dividers(m, k, [4.6, 2.3, 0.06], [5.7, 1.5, 0.06], 2)
    m.put({ x: 7.95, y: 4.5, rz: 50, s: 1.05 }, () => hardHat(m, k, k.coral))
    m.put({ x: 0.7, y: 0.6 }, () => lamp(m, k))
    m.put({ x: 0.75, y: 4.5 }, () => {
      m.lathe(
        0,
        0,
        0,
        [
          [0, 0],
          [0.36, 0],
          [0.4, 0.8],
          [0.34, 0.8],
          [0.32, 0.66],
          [0, 0.66],
        ],
        k.teal,
      )
      m.put({ x: 0.38, z: 0.4, rz: 0 }, () =>
        m.pipe(
          Array.from({ length: 13 }, (_, i) => {
            const a = -Math.PI / 2 + (i / 12) * Math.PI
            return [Math.cos(a) * 0.24, 0, Math.sin(a) * 0.24] as const
          }),
          0.05,
          k.teal,
        ),
      )
    })
  })
}

/** The round door of a strong room, seen from inside: it lies in y and z and faces x. */
function roundDoor(m: Model, k: Look): void {
  m.put({ ry: 90 }, () => {
    m.lathe(
      0,
      0,
      0,
      [
        [2.3, 0],
        [2.3, 0.14],
        [2, 0.14],
        [2, 0],
      ],
      k.teal,
      72,
    )
    m.lathe(
      0,
      0,
      0,
      [
        [1.95, 0],
        [1.95, 0.26],
        [1.84, 0.36],
        [1.5, 0.36],
        [1.44, 0.28],
        [0, 0.28],
      ],
      k.metal,
      72,
    )
    for (let i = 0; i < 12; i++)
      m.put({ rz: i * 30 + 15 }, () => m.cyl(1.66, 0, 0.36, 0.09, 0.07, k.steel, 0.09, 18))
    for (let i = 0; i < 6; i++)
      m.put({ rz: i * 60 }, () => m.bar([0.5, 0, 0.36], [1.36, 0, 0.36], 0.09, k.steel))
    m.cyl(0, 0, 0.28, 0.5, 0.2, k.dark)
    m.cyl(0, 0, 0.48, 0.16, 0.3, k.metal)
    for (let i = 0; i < 3; i++)
      m.put({ rz: i * 60 + 30 }, () => m.bar([-0.86, 0, 0.74], [0.86, 0, 0.74], 0.06, k.white))
    m.pipe(
      Array.from({ length: 40 }, (_, i) => {
        const a = (i / 40) * Math.PI * 2
        return [Math.cos(a) * 0.86, Math.sin(a) * 0.86, 0.74] as const
      }),
      0.08,
      k.white,
      12,
      true,
    )
  })
}

/** A box for one customer in the wall of a strong room; taken out, its small door stands open. */
function locker(m: Model, k: Look, w: number, h: number, skin: Skin, isTaken: boolean): void {
  if (isTaken) {
    m.box(0, 0, 0, w, 0.02, h, { color: '#040d13' })
    m.box(-0.04, 0, 0, 0.08, w * 0.86, h, k.sea)
    return
  }
  m.box(0, 0, 0, w, 0.14, h, skin)
  m.put({ x: w - 0.3, y: 0.14, z: h / 2, rx: -90 }, () => m.cyl(0, 0, 0, 0.15, 0.08, k.metal, 0.15, 24))
  m.box(0.18, 0.14, h / 2, 0.5, 0.02, 0.2, k.white)
}

/** A strong room: a locked box for each customer, a round door, and one box on the table, opened by whose it is. */
export const strongRoom: Subject = (m, k) => {
  const [w, d, high] = [10.4, 8.2, 5.1]
  plate(m, k, w + 0.6, d + 0.5)
  m.box(0.4, 0.4, 0.18, w, 1.1, high, k.deep)
  m.box(0.4, 1.5, 0.18, 1.1, d - 1.3, high, k.deep)
  m.box(0.4, 0.4, 0.18 + high, w, 1.1, 0.16, k.hue)
  m.box(0.4, 1.5, 0.18 + high, 1.1, d - 1.3, 0.16, k.hue)
  for (let column = 0; column < 6; column++)
    for (let row = 0; row < 4; row++)
      m.put({ x: 1.85 + column * 1.45, y: 1.5, z: 0.5 + row * 1.18 }, () =>
        locker(m, k, 1.31, 1.04, (column * 3 + row * 5) % 7 === 1 ? k.sea : k.teal, column === 4 && row === 2),
      )
  m.put({ x: 1.5, y: 4.9, z: 2.7 }, () => roundDoor(m, k))
  m.put({ x: 5, y: 4.2, z: 0.18 }, () => {
    m.rounded(0.8, 0.7, 0, 2.8, 1.6, 1.15, 0.1, k.dark)
    m.rounded(0, 0, 1.15, 4.4, 3, 0.2, 0.16, k.white)
    m.put({ x: 0.8, y: 0.75, z: 1.35 }, () => {
      const [long, wide, deep] = [2.8, 1.4, 0.86]
      m.box(0, 0, 0, long, wide, 0.1, k.coral)
      for (const y of [0, wide - 0.1]) m.box(0, y, 0.1, long, 0.1, deep, k.coral)
      for (const x of [0, long - 0.1]) m.box(x, 0.1, 0.1, 0.1, wide - 0.2, deep, k.coral)
      for (let i = 0; i < 7; i++)
        m.box(0.24 + i * 0.35, 0.2, 0.1, 0.14, 1, 1.1 + (i % 3) * 0.16, i % 2 ? k.sea : k.white)
    })
  })
}
