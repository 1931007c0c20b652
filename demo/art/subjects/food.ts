import type { Skin } from '../solid/model'
import { bottle, lines, parcel, plate, type Subject, wheel } from './kit'

/** A cold store: insulated doors, racks, frost units. */
export const coldStore: Subject = (m, k) => {
  plate(m, k, 10, 8)
  m.box(0.8, 0.8, 0.18, 8.2, 0.3, 4.4, k.white)
  m.box(0.8, 0.8, 0.18, 0.3, 6, 4.4, k.pale)
  for (let row = 0; row < 2; row++)
    for (let z = 0; z < 3; z++) {
      const y = 1.4 + row * 2.3
      m.box(1.6, y, 0.3 + z * 1.35, 6.6, 1.2, 0.08, k.teal)
      for (let i = 0; i < 5; i++)
        if ((i + row * 2 + z) % 5 !== 3)
          parcel(
            m,
            1.7 + i * 1.32,
            y + 0.08,
            0.38 + z * 1.35,
            1.15,
            1.04,
            0.7 + ((i + z) % 3) * 0.14,
            ([k.white, k.tint, k.sea, k.pale] as Skin[])[(i + z * 2 + row) % 4] as Skin,
            row === 1 && z === 1 && i === 2 ? k.coral : k.hue,
          )
    }
  for (let row = 0; row < 2; row++)
    for (const x of [1.5, 4.8, 8.1])
      for (const y of [1.35, 2.55]) m.box(x, y + row * 2.3, 0.18, 0.12, 0.1, 4, k.deep)
  m.rounded(3, 1.1, 4.0, 3.2, 0.9, 0.75, 0.08, k.grey)
  for (const x of [3.7, 4.6, 5.5])
    m.put({ x, y: 2, z: 4.38, rx: -90 }, () => {
      m.cyl(0, 0, 0, 0.32, 0.06, k.dark)
      for (let i = 0; i < 3; i++)
        m.put({ rz: i * 60 }, () => m.box(-0.3, -0.04, 0.06, 0.6, 0.08, 0.02, k.white))
    })
  m.put({ x: 9, y: 5.4, z: 0.18 }, () => {
    m.cyl(0, 0, 0, 0.08, 1.8, k.dark)
    m.rounded(-0.5, -0.08, 1.5, 1, 0.16, 0.7, 0.05, k.dark)
    m.box(-0.4, 0.08, 1.6, 0.8, 0.02, 0.5, { color: '#ff6a3f', glow: true })
  })
  m.put({ x: 4, y: 6.4, z: 0.18 }, () => {
    m.box(0, 0, 0.15, 2.6, 1.1, 0.1, k.hue)
    for (const x of [0.3, 2.2]) wheel(m, k, x, 0.8, 0.15, 0.2)
    m.bar([0.05, 0.55, 0.2], [-0.5, 0.55, 1.5], 0.05, k.dark)
    parcel(m, 0.5, 0.1, 0.25, 1.6, 0.9, 0.8, k.white, k.teal)
  })
}

/** Mixing tanks joined by pipes: one recipe, several plants. */
export const mixingTanks: Subject = (m, k) => {
  plate(m, k, 10, 7)
  const tank = (x: number, y: number, r: number, h: number, band: Skin) => {
    for (let i = 0; i < 4; i++)
      m.put({ x, y, rz: 45 + i * 90 }, () => m.bar([r * 0.8, 0, 0.18], [r * 0.8, 0, 1.1], 0.08, k.steel))
    m.lathe(
      x,
      y,
      0.7,
      [
        [0.12, 0],
        [r * 0.8, 0.4],
        [r, 0.6],
        [r, h],
        [r * 0.7, h + 0.3],
        [0, h + 0.4],
      ],
      k.metal,
      56,
    )
    m.lathe(
      x,
      y,
      0.7 + h * 0.5,
      [
        [r + 0.005, 0],
        [r + 0.02, 0.02],
        [r + 0.02, 0.34],
        [r + 0.005, 0.36],
      ],
      band,
      56,
    )
    m.cyl(x, y, h + 1.05, 0.24, 0.2, k.dark)
    m.rounded(x - 0.22, y - 0.22, h + 1.25, 0.44, 0.44, 0.55, 0.1, k.teal)
  }
  tank(2, 2, 1.2, 3.1, k.hue)
  tank(5, 2, 1.2, 3.1, k.teal)
  tank(8, 2, 1.2, 3.1, k.hue)
  tank(3.4, 5, 0.85, 1.9, k.coral)
  tank(6.6, 5, 0.85, 1.9, k.teal)
  m.pipe(
    [
      [2, 2, 0.75],
      [2, 3.4, 0.75],
      [3.4, 3.4, 0.75],
      [3.4, 4.4, 1.5],
    ],
    0.1,
    k.white,
  )
  m.pipe(
    [
      [5, 2, 0.75],
      [5, 3.4, 0.75],
      [6.6, 3.4, 0.75],
      [6.6, 4.4, 1.5],
    ],
    0.1,
    k.white,
  )
  m.pipe(
    [
      [8, 2, 0.75],
      [8, 5, 0.75],
      [7.4, 5, 0.75],
    ],
    0.1,
    k.white,
  )
  for (const [x, y] of [
    [2, 3.4],
    [5, 3.4],
    [8, 3.6],
  ] as const)
    m.put({ x, y, z: 0.75 }, () => {
      m.ball(0, 0, 0, 0.2, k.hue)
      m.bar([0, 0, 0], [0, 0, 0.4], 0.04, k.dark)
      m.cyl(0, 0, 0.4, 0.22, 0.06, k.dark)
    })
}

/** A crate of milk bottles and its cold box. */
export const milkCrates: Subject = (m, k) => {
  plate(m, k, 9, 6.6)
  const crate = (x: number, y: number, z: number, skin: Skin, cap: Skin) => {
    m.box(x, y, z, 2.6, 1.9, 0.12, skin)
    for (const [a, b, c, d] of [
      [0, 0, 2.6, 0.1],
      [0, 1.8, 2.6, 0.1],
      [0, 0, 0.1, 1.9],
      [2.5, 0, 0.1, 1.9],
    ] as const) {
      m.box(x + a, y + b, z, c, d, 0.32, skin)
      m.box(x + a, y + b, z + 0.62, c, d, 0.24, skin)
    }
    for (const [a, b] of [
      [0, 0],
      [2.44, 0],
      [0, 1.74],
      [2.44, 1.74],
    ] as const)
      m.box(x + a, y + b, z, 0.16, 0.16, 0.86, skin)
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 3; j++)
        bottle(m, x + 0.4 + i * 0.6, y + 0.38 + j * 0.58, z + 0.12, 0.78, k.white, cap)
  }
  crate(1, 1, 0.18, k.teal, k.hue)
  crate(1.1, 3.4, 0.18, k.teal, k.sea)
  crate(4.3, 1, 0.18, k.hue, k.teal)
  m.put({ x: 4.6, y: 3.6, z: 0.18 }, () => {
    m.rounded(0, 0, 0, 3, 2, 1.5, 0.15, k.white)
    m.rounded(-0.05, -0.05, 1.5, 3.1, 2.1, 0.22, 0.15, k.teal)
    m.rounded(0.5, 2, 0.5, 0.9, 0.05, 0.5, 0.02, k.dark)
    lines(m, 1.8, 2.02, 1.1, 0.8, 3, 0.2, k.hue)
  })
  m.put({ x: 8, y: 2, z: 0.18 }, () => {
    m.put({ z: 0 }, () => m.cyl(0, 0, 0, 0.16, 2.6, k.white))
    m.ball(0, 0, 0.2, 0.3, k.coral)
    m.cyl(0, 0, 0.3, 0.08, 1.4, k.coral)
  })
}

/** An ingredient on the scale before it goes into the mix. */
export const platformScale: Subject = (m, k) => {
  plate(m, k, 9.6, 8)
  m.rounded(1.4, 1.6, 0.18, 4.8, 4.6, 0.3, 0.25, k.dark)
  m.rounded(1.5, 1.7, 0.48, 4.6, 4.4, 0.12, 0.25, k.metal)
  const sack = (x: number, y: number, z: number, skin: Skin, label: Skin) => {
    m.rounded(x, y, z, 2.9, 1.9, 0.62, 0.34, skin)
    m.rounded(x + 0.1, y + 0.1, z + 0.62, 2.7, 1.7, 0.12, 0.4, skin)
    m.box(x + 0.8, y + 0.55, z + 0.74, 1.3, 0.8, 0.015, label)
  }
  for (let i = 0; i < 3; i++)
    sack(
      2.3 + (i % 2) * 0.14,
      1.9 + (i % 2) * 0.08,
      0.6 + i * 0.74,
      i === 2 ? k.white : k.tint,
      i === 2 ? k.hue : k.teal,
    )
  m.lathe(
    3.2,
    5,
    0.6,
    [
      [0, 0],
      [0.62, 0],
      [0.78, 1.1],
      [0.84, 1.14],
      [0.84, 1.22],
      [0.72, 1.22],
      [0.7, 1.02],
      [0, 1.02],
    ],
    k.teal,
    40,
  )
  m.ball(3.2, 5, 1.55, 0.68, k.white, 0.4)
  m.bar([6.9, 2.2, 0.18], [6.9, 2.2, 4], 0.13, k.steel)
  m.rounded(6.4, 1.7, 0.18, 1, 1, 0.12, 0.2, k.steel)
  m.put({ x: 5.9, y: 2, z: 3.7 }, () => {
    m.box(0, 0, 0, 2.3, 0.5, 1.5, k.deep)
    m.box(0.15, 0.5, 0.5, 2, 0.03, 0.85, { color: '#dff4f3', glow: true })
    for (let i = 0; i < 4; i++)
      m.box(0.32 + i * 0.44, 0.53, 0.68, 0.28, 0.02, 0.48, i === 3 ? k.coral : k.deep)
    for (let i = 0; i < 4; i++) m.box(0.3 + i * 0.46, 0.5, 0.14, 0.3, 0.05, 0.2, k.sea)
  })
  for (let i = 0; i < 2; i++)
    bottle(m, 7.3 + i * 0.9, 5.6 + i * 0.3, 0.18, 0.95, i ? k.hue : k.sea, k.white, k.white)
}
