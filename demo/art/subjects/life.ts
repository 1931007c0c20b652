import type { Skin } from '../solid/model'
import { helix, lines, parcel, plate, type Subject } from './kit'

/** Bone screws: one standing large, a tray of its sisters. */
export const boneScrew: Subject = (m, k) => {
  plate(m, k, 9.4, 6.6)
  const screw = (s: number, skin: Skin) =>
    m.put({ s }, () => {
      m.lathe(
        0,
        0,
        0,
        [
          [0, 0],
          [0.2, 0.5],
          [0.42, 1.1],
          [0.44, 4.6],
          [0.6, 5],
          [0.95, 5.35],
          [1.05, 5.65],
          [0.95, 5.9],
          [0.6, 6],
          [0, 6],
        ],
        skin,
        48,
      )
      m.pipe(helix(0.5, 0.42, 8.6, 0.95), 0.13, skin, 10)
      m.lathe(
        0,
        0,
        6,
        [
          [0, 0],
          [0.36, 0.004],
        ],
        k.dark,
        6,
      )
    })
  m.put({ x: 2.7, y: 2.9, z: 0.18 }, () => {
    m.cyl(0, 0, 0, 1.5, 0.22, k.teal, 1.5, 56)
    m.cyl(0, 0, 0.22, 1.3, 0.12, k.deep, 1.3, 56)
    m.put({ z: 0.3 }, () => screw(0.72, k.metal))
    m.put({ z: 4.15 }, () =>
      m.lathe(
        0,
        0,
        0,
        [
          [0.77, 0],
          [0.77, 0.16],
        ],
        k.coral,
        48,
      ),
    )
  })
  m.put({ x: 5, y: 1.4, z: 0.18 }, () => {
    m.rounded(0, 0, 0, 3.7, 3.9, 0.5, 0.2, k.white)
    m.rounded(0.2, 0.2, 0.5, 3.3, 3.5, 0.04, 0.15, k.hue)
    for (let x = 0; x < 4; x++)
      for (let y = 0; y < 4; y++)
        m.put({ x: 0.62 + x * 0.82, y: 0.62 + y * 0.88, z: 0.1 }, () => {
          m.cyl(0, 0, 0.42, 0.3, 0.06, k.dark)
          if ((x * 3 + y) % 7 !== 2) m.put({ z: -0.1 }, () => screw(0.27, x === 1 ? k.sea : k.metal))
        })
    lines(m, 0.5, 3.92, 0.38, 1.6, 2, 0.16, k.hue)
  })
}

/** Vials on a filling line. */
export const vials: Subject = (m, k) => {
  plate(m, k, 9.6, 6)
  const vial = (x: number, y: number, z: number, liquid: Skin, cap: Skin) => {
    m.lathe(
      x,
      y,
      z,
      [
        [0, 0],
        [0.3, 0],
        [0.32, 0.04],
        [0.32, 0.5],
      ],
      liquid,
      26,
    )
    m.lathe(
      x,
      y,
      z + 0.5,
      [
        [0.32, 0],
        [0.32, 0.3],
        [0.18, 0.45],
        [0.16, 0.58],
        [0, 0.58],
      ],
      k.glass,
      26,
    )
    m.cyl(x, y, z + 1.08, 0.22, 0.16, cap, 0.22, 24)
  }
  m.rounded(0.8, 2.7, 0.18, 8, 1.3, 0.6, 0.2, k.white)
  m.box(0.9, 3.0, 0.78, 7.8, 0.7, 0.04, k.dark)
  for (let i = 0; i < 10; i++)
    vial(1.3 + i * 0.77, 3.35, 0.82, i < 5 ? k.glass : k.hue, i < 6 ? k.glass : i === 8 ? k.coral : k.teal)
  m.rounded(3.3, 1, 0.18, 2.6, 1.5, 3.8, 0.2, k.white)
  m.box(3.3, 2.5, 2.9, 2.6, 1.3, 0.6, k.teal)
  for (let i = 0; i < 3; i++) {
    m.cyl(3.75 + i * 0.77, 3.35, 2.2, 0.1, 0.7, k.metal)
    m.cyl(3.75 + i * 0.77, 3.35, 2.0, 0.03, 0.2, k.metal)
    m.lathe(
      3.75 + i * 0.77,
      3.35,
      3.5,
      [
        [0.16, 0],
        [0.16, 0.6],
        [0, 0.7],
      ],
      k.metal,
    )
  }
  m.lathe(
    4.6,
    1.7,
    3.98,
    [
      [0.5, 0],
      [0.5, 0.9],
      [0.2, 1.1],
      [0, 1.12],
    ],
    k.hue,
  )
  for (let x = 0; x < 5; x++)
    for (let y = 0; y < 2; y++) vial(1.2 + x * 0.7, 4.6 + y * 0.7, 0.24, k.hue, k.teal)
  m.box(0.8, 4.2, 0.18, 3.7, 1.6, 0.06, k.metal)
  m.rounded(7, 1.1, 0.18, 1.6, 1.2, 1.7, 0.12, k.hue)
  m.box(7.2, 2.3, 0.9, 1.2, 0.03, 0.7, k.glass)
}

/** An instrument tray in its sterile set, scanned. */
export const surgicalSet: Subject = (m, k) => {
  plate(m, k, 9.4, 6.4)
  m.rounded(1, 1, 0.18, 6.4, 4, 0.3, 0.3, k.metal)
  m.rounded(1.2, 1.2, 0.48, 6, 3.6, 0.02, 0.25, k.teal)
  for (const [x, y, dx, dy] of [
    [1, 1, 6.4, 0.12],
    [1, 4.88, 6.4, 0.12],
    [1, 1, 0.12, 4],
    [7.28, 1, 0.12, 4],
  ] as const)
    m.rounded(x, y, 0.3, dx, dy, 0.75, 0.05, k.metal)
  for (let i = 0; i < 4; i++)
    m.put({ x: 1.7 + i * 0.62, y: 1.6, z: 0.62 }, () => {
      m.bar([0, 0, 0], [0, 2.6, 0], 0.07, k.metal)
      m.lathe(0, 0, 0, [[0, 0]], k.metal)
      m.put({ y: 1.4, rx: -90 }, () => m.cyl(0, 0, 0, 0.17, 1.25, i === 2 ? k.coral : k.hue, 0.2))
    })
  m.put({ x: 4.6, y: 1.6, z: 0.6 }, () => {
    for (const s of [-1, 1]) {
      m.bar([0, 0, 0], [s * 0.28, 2, 0], 0.06, k.metal)
      m.put({ x: s * 0.4, y: 2.35 }, () =>
        m.pipe(
          Array.from(
            { length: 25 },
            (_, i) => [Math.cos(i / 3.82) * 0.26, Math.sin(i / 3.82) * 0.3, 0] as const,
          ),
          0.05,
          k.metal,
        ),
      )
    }
    m.cyl(0.1, 0.9, -0.05, 0.1, 0.14, k.steel)
  })
  for (let i = 0; i < 3; i++) m.rounded(5.6 + i * 0.5, 1.6, 0.5, 0.36, 2.7 - i * 0.6, 0.1, 0.14, k.metal)
  m.put({ x: 8.1, y: 3.6, z: 0.18, rz: 20 }, () => {
    m.rounded(-0.4, -0.4, 0, 0.8, 0.8, 0.15, 0.2, k.dark)
    m.put({ z: 0.15, ry: -12 }, () => m.rounded(-0.2, -0.25, 0, 0.4, 0.5, 1.4, 0.15, k.white))
    m.put({ x: -0.3, z: 1.6, ry: -100 }, () => m.rounded(-0.22, -0.3, -0.4, 0.44, 0.6, 1, 0.12, k.dark))
  })
  for (let i = 0; i < 8; i++)
    m.box(2 + i * 0.24, 5.02, 0.36, [0.08, 0.14, 0.05, 0.16][i % 4] as number, 0.02, 0.4, k.dark)
}

/** A tablet press with its turret open. */
export const tabletPress: Subject = (m, k) => {
  plate(m, k, 8.8, 6.4)
  m.rounded(1.2, 1, 0.18, 4.4, 3.6, 1.5, 0.25, k.white)
  for (const [x, y] of [
    [1.4, 1.2],
    [5.1, 1.2],
    [1.4, 4.1],
    [5.1, 4.1],
  ] as const)
    m.box(x, y, 1.68, 0.3, 0.3, 2.1, k.metal)
  m.rounded(1.2, 1, 3.78, 4.4, 3.6, 0.8, 0.25, k.hue)
  m.put({ x: 3.4, y: 2.8, z: 1.68 }, () => {
    m.cyl(0, 0, 0, 1.5, 0.35, k.steel, 1.5, 56)
    m.cyl(0, 0, 0.55, 1.45, 0.5, k.metal, 1.45, 56)
    for (let i = 0; i < 18; i++)
      m.put({ rz: i * 20 }, () => {
        m.cyl(1.2, 0, 0.3, 0.09, 0.3, k.dark, 0.09, 12)
        m.cyl(1.2, 0, 1.05, 0.1, 0.75, k.metal, 0.1, 14)
        m.cyl(1.2, 0, 1.7, 0.14, 0.12, k.dark, 0.14, 14)
      })
  })
  m.lathe(
    3.4,
    2.4,
    4.58,
    [
      [0.2, 0],
      [0.9, 0.9],
      [0.9, 1.1],
      [0.8, 1.1],
      [0, 0.9],
    ],
    k.metal,
  )
  m.sheet(
    [
      [5.6, 3.2, 1.5],
      [7, 4, 0.6],
      [7, 4.6, 0.6],
      [5.6, 3.8, 1.5],
    ],
    k.metal,
  )
  m.cyl(7.3, 4.6, 0.18, 0.7, 0.5, k.teal)
  for (let i = 0; i < 9; i++)
    m.put({ x: 7.3 + Math.cos(i * 2.4) * 0.42, y: 4.6 + Math.sin(i * 2.4) * 0.42, z: 0.68 }, () =>
      m.lathe(
        0,
        0,
        0,
        [
          [0.16, 0],
          [0.16, 0.09],
          [0, 0.14],
        ],
        i === 4 ? k.coral : k.white,
        18,
      ),
    )
  m.put({ x: 6.6, y: 1.6, z: 0.18 }, () => {
    m.rounded(0, 0, 0, 1, 0.8, 2.2, 0.1, k.white)
    m.box(0.15, 0.8, 1.3, 0.7, 0.03, 0.6, { color: '#3fb6bf', glow: true })
  })
  parcel(m, 1.4, 5, 0.18, 1, 0.8, 0.6, k.tint, k.hue)
}

/** A balance on which an active substance is dispensed. */
export const labBalance: Subject = (m, k) => {
  plate(m, k, 9.8, 8.4)
  m.rounded(1.4, 1.3, 0.18, 4.6, 5.4, 0.95, 0.4, k.white)
  m.box(1.9, 6.7, 0.42, 2.9, 0.03, 0.5, { color: '#dff4f3', glow: true })
  for (let i = 0; i < 5; i++) m.box(2.1 + i * 0.42, 6.73, 0.5, 0.26, 0.02, 0.32, i === 4 ? k.hue : k.deep)
  m.rounded(1.4, 1.3, 1.13, 4.6, 0.7, 3, 0.2, k.teal)
  m.rounded(1.7, 2.1, 1.13, 4, 3.9, 0.1, 0.2, k.pale)
  for (const [x, y] of [
    [1.75, 6],
    [5.7, 6],
    [5.7, 2.1],
  ] as const)
    m.bar([x, y, 1.13], [x, y, 4.1], 0.07, k.metal)
  m.bar([1.75, 6, 4.1], [5.7, 6, 4.1], 0.07, k.metal)
  m.bar([5.7, 2, 4.1], [5.7, 6, 4.1], 0.07, k.metal)
  m.bar([1.75, 2, 4.1], [1.75, 6, 4.1], 0.07, k.metal)
  m.cyl(3.7, 4.1, 1.2, 0.22, 0.5, k.steel)
  m.cyl(3.7, 4.1, 1.7, 1.25, 0.1, k.metal, 1.25, 56)
  m.lathe(
    3.7,
    4.1,
    1.8,
    [
      [0, 0],
      [0.6, 0],
      [0.85, 0.34],
      [0.8, 0.36],
      [0.56, 0.08],
      [0, 0.08],
    ],
    k.tint,
    48,
  )
  m.ball(3.7, 4.1, 1.95, 0.55, k.hue, 0.55)
  const jar = (x: number, y: number, s: number, cap: Skin) => {
    m.cyl(x, y, 0.18, 0.62 * s, 1.3 * s, k.tint, 0.62 * s, 44)
    m.lathe(
      x,
      y,
      0.18 + 0.3 * s,
      [
        [0.63 * s, 0],
        [0.63 * s, 0.6 * s],
      ],
      k.white,
      44,
    )
    m.cyl(x, y, 0.18 + 1.3 * s, 0.68 * s, 0.42 * s, cap, 0.68 * s, 44)
  }
  jar(7.4, 2.4, 1.25, k.hue)
  jar(8.2, 4.1, 0.9, k.coral)
  jar(7, 4.9, 0.9, k.hue)
  m.bar([6.9, 6.7, 0.28], [8.9, 6.3, 0.28], 0.08, k.metal)
  m.rounded(6.3, 6.6, 0.2, 0.8, 0.42, 0.06, 0.15, k.metal)
}
