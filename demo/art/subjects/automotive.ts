import type { Skin } from '../solid/model'
import { arc, gear, plate, type Subject, wheel } from './kit'

/** An electric drive unit on its test bench. */
export const testBench: Subject = (m, k) => {
  plate(m, k, 10, 6.6)
  m.rounded(0.7, 1.2, 0.18, 7.4, 3.6, 0.8, 0.12, k.grey)
  for (let y = 1.5; y < 4.6; y += 0.6) m.box(0.7, y, 0.98, 7.4, 0.1, 0.02, k.dark)
  m.put({ x: 1.2, y: 3, z: 2.2, ry: 90 }, () => {
    m.cyl(0, 0, 0, 1, 1.9, k.hue)
    for (let i = 0; i < 14; i++)
      m.put({ rz: i * 25.7 }, () => m.box(0.98, -0.05, 0.15, 0.16, 0.1, 1.6, k.shade))
    m.cyl(0, 0, 1.9, 0.3, 0.5, k.metal)
  })
  m.box(1.4, 2.3, 0.98, 1.4, 1.4, 0.4, k.dark)
  m.put({ x: 3.4, y: 3, z: 2.2, ry: 90 }, () => {
    m.cyl(0, 0, 0.1, 0.5, 0.3, k.coral)
    m.cyl(0, 0, 0.4, 0.3, 0.5, k.metal)
  })
  m.put({ x: 4.3, y: 3, z: 2.2, ry: 90 }, () => {
    m.cyl(0, 0, 0, 1.25, 0.5, k.teal, 1.25, 56)
    m.cyl(0, 0, 0.5, 1.15, 1.5, k.white, 1.15, 56)
    for (let i = 0; i < 6; i++)
      m.lathe(
        0,
        0,
        0.65 + i * 0.2,
        [
          [1.15, 0],
          [1.22, 0.02],
          [1.22, 0.1],
          [1.15, 0.12],
        ],
        k.pale,
        56,
      )
    m.cyl(0, 0, 2, 1.25, 0.2, k.teal, 1.25, 56)
  })
  m.rounded(4.6, 2.2, 3.3, 1.4, 1.2, 0.4, 0.1, k.dark)
  m.pipe(
    [
      [5.3, 2.6, 3.7],
      [5.3, 2.6, 4.4],
      [6.6, 1.9, 4.4],
      [7.4, 1.4, 3],
    ],
    0.08,
    k.hue,
  )
  m.pipe(
    [
      [5.1, 2.4, 3.7],
      [5.1, 2.4, 4.6],
      [6.8, 1.7, 4.6],
      [7.8, 1.2, 3],
    ],
    0.08,
    k.teal,
  )
  m.box(4.6, 2.2, 0.98, 1.6, 1.6, 0.3, k.dark)
  m.rounded(7.2, 0.6, 0.18, 2, 1.5, 3, 0.1, k.white)
  m.box(7.4, 2.1, 1.7, 1.6, 0.04, 1.1, k.dark)
  m.pipe(
    [
      [7.5, 2.16, 1.9],
      [7.8, 2.16, 2.3],
      [8.1, 2.16, 2.1],
      [8.4, 2.16, 2.6],
      [8.9, 2.16, 2.4],
    ],
    0.03,
    { color: '#7fe3e6', glow: true },
  )
  m.rounded(8.5, 3.4, 0.18, 0.9, 1.4, 1, 0.1, k.teal)
}

/** A car body on its skid in the paint line. */
export const paintLine: Subject = (m, k) => {
  plate(m, k, 11, 7)
  for (const y of [2.2, 4.6]) m.box(0.4, y, 0.18, 10.2, 0.2, 0.25, k.dark)
  m.put({ x: 2.6, y: 2.1, z: 0.6 }, () => {
    const side = [
      [0, 0.3],
      [0.1, 0.95],
      [0.9, 1.15],
      [1.8, 1.9],
      [3.9, 1.9],
      [4.9, 1.15],
      [5.6, 1.0],
      [5.7, 0.3],
      [5.1, 0.3],
      [4.9, 0.62],
      [4.4, 0.62],
      [4.2, 0.3],
      [1.6, 0.3],
      [1.4, 0.62],
      [0.9, 0.62],
      [0.7, 0.3],
    ] as const
    m.put({ y: 2.7, rx: 90 }, () => m.slab(side, 0, 2.7, k.teal))
    m.put({ y: 2.72, rx: 90 }, () => {
      m.slab(
        [
          [1.15, 1.18],
          [1.95, 1.76],
          [2.75, 1.76],
          [2.75, 1.18],
        ],
        -0.01,
        0.03,
        k.glass,
      )
      m.slab(
        [
          [2.9, 1.18],
          [2.9, 1.76],
          [3.8, 1.76],
          [4.55, 1.18],
        ],
        -0.01,
        0.03,
        k.glass,
      )
    })
    m.sheet(
      [
        [3.98, 0.2, 1.86],
        [4.9, 0.2, 1.18],
        [4.9, 2.5, 1.18],
        [3.98, 2.5, 1.86],
      ]
        .map(([x, y, z]) => [x! + 0.03, y!, z! + 0.03] as const)
        .reverse(),
      k.glass,
    )
  })
  const arch = (x: number, skin: Skin) => {
    for (const y of [1, 6]) m.box(x, y, 0.18, 0.4, 0.3, 3.8, skin)
    m.box(x, 1, 3.98, 0.4, 5.3, 0.4, skin)
  }
  arch(2, k.white)
  arch(8.6, k.white)
  for (const y of [1.5, 5.2]) m.box(2.4, y, 4.02, 6.2, 0.14, 0.16, k.hue)
  m.put({ x: 6.3, y: 5.4, z: 4.0 }, () => {
    m.box(-0.3, -0.3, -0.3, 0.6, 0.6, 0.3, k.dark)
    m.bar([0, 0, -0.3], [0.2, 0.2, -1.4], 0.13, k.hue)
    m.bar([0.2, 0.2, -1.4], [-0.2, -0.4, -2], 0.1, k.hue)
    m.lathe(
      -0.25,
      -0.5,
      -2.3,
      [
        [0, 0],
        [0.16, 0.02],
        [0.1, 0.3],
        [0, 0.3],
      ],
      k.coral,
    )
  })
  for (const x of [3, 7.4]) m.box(x, 2, 0.43, 0.5, 2.9, 0.18, k.steel)
}

/** A rolling chassis with its battery and two axles: the industry in one piece. */
export const chassis: Subject = (m, k) => {
  plate(m, k, 11, 6)
  for (const x of [2.2, 8]) {
    m.bar([x, 0.9, 0.85], [x, 4.8, 0.85], 0.1, k.steel)
    wheel(m, k, x, 0.7, 0.85, 0.55)
    wheel(m, k, x, 4.6, 0.85, 0.55)
    for (const y of [1.5, 4.2])
      m.put({ x, y, z: 0.9 }, () => {
        m.cyl(0, 0, 0, 0.13, 1.2, k.dark)
        for (let i = 0; i < 5; i++)
          m.lathe(
            0,
            0,
            0.3 + i * 0.17,
            [
              [0.14, 0],
              [0.26, 0.04],
              [0.26, 0.09],
              [0.14, 0.12],
            ],
            k.hue,
            24,
          )
      })
  }
  for (const y of [1.6, 3.9])
    m.pipe(
      [
        [0.9, y, 0.95],
        [3.2, y, 0.95],
        [3.6, y, 0.7],
        [6.6, y, 0.7],
        [7, y, 0.95],
        [9.7, y, 0.95],
      ],
      0.13,
      k.hue,
    )
  for (const x of [0.9, 9.7]) m.bar([x, 1.6, 0.95], [x, 3.9, 0.95], 0.13, k.hue)
  m.rounded(3.4, 1.75, 0.5, 3.5, 2.1, 0.45, 0.15, k.teal)
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 2; j++) m.rounded(3.55 + i * 0.83, 1.9 + j * 0.95, 0.95, 0.72, 0.85, 0.1, 0.06, k.sea)
  m.put({ x: 7.5, y: 2.75, z: 1.05 }, () => {
    m.put({ rx: -90 }, () => m.cyl(0, 0, -0.6, 0.5, 1.2, k.coral))
    m.rounded(-0.4, -0.4, 0.4, 0.8, 0.8, 0.3, 0.1, k.white)
  })
  m.put({ x: 2.2, y: 2.75, z: 0.9 }, () => m.rounded(-0.5, -0.6, 0, 1, 1.2, 0.5, 0.15, k.white))
  m.put({ x: 3.1, y: 2, z: 1.2, ry: -30 }, () =>
    m.pipe(
      arc(0.45, 0, 360, 30).map(([x, , z]) => [x, z, 0] as const),
      0.05,
      k.dark,
    ),
  )
  m.bar([2.4, 2.2, 1.1], [3.1, 2, 1.3], 0.05, k.dark)
  gear(m, 5.2, 5.3, 0.18, 0.4, 12, 0.16, k.metal, k.steel)
}

/** Seat frames ranked in the order of the line. */
export const seatRack: Subject = (m, k) => {
  plate(m, k, 10.4, 6)
  m.box(0.8, 1.2, 0.5, 8.6, 2.8, 0.14, k.hue)
  for (const x of [1.3, 4.9, 8.4]) for (const y of [1.3, 3.5]) wheel(m, k, x, y, 0.28, 0.26)
  for (const x of [0.85, 9.2]) for (const y of [1.3, 3.8]) m.box(x, y, 0.64, 0.12, 0.12, 3.3, k.hue)
  for (const y of [1.3, 3.8]) m.box(0.85, y, 3.86, 8.47, 0.12, 0.12, k.hue)
  for (let i = 0; i < 5; i++)
    m.put({ x: 1.4 + i * 1.6, y: 1.7, z: 0.75 }, () => {
      const skin = i === 3 ? k.coral : k.teal
      m.rounded(0, 0, 0.1, 1.15, 1.7, 0.3, 0.14, k.white)
      m.put({ x: 0, y: 0.1, z: 0.3, rx: 12 }, () => {
        m.rounded(0.02, 0, 0, 1.1, 0.28, 1.9, 0.12, skin)
        m.rounded(0.3, 0.02, 1.95, 0.55, 0.22, 0.45, 0.1, skin)
      })
      m.box(0.2, 1.72, 0.16, 0.4, 0.02, 0.18, k.dark)
    })
  m.put({ x: 9.7, y: 4.8, z: 0.18 }, () => {
    m.bar([0, 0, 0], [0, 0, 1.5], 0.06, k.dark)
    m.rounded(-0.45, -0.05, 1.4, 0.9, 0.14, 0.65, 0.05, k.dark)
    m.box(-0.36, 0.09, 1.5, 0.72, 0.02, 0.46, { color: '#3fb6bf', glow: true })
  })
}

/** A gearbox, its cover lifted off two meshing wheels. */
export const gearbox: Subject = (m, k) => {
  m.rounded(0, 0, 0, 8, 5, 0.3, 0.7, k.dark)
  m.rounded(0.3, 0.3, 0.3, 7.4, 4.4, 1.5, 0.7, k.hue)
  m.rounded(0.55, 0.55, 1.0, 6.9, 3.9, 0.84, 0.55, { color: '#16303b' })
  for (const [x, y] of [
    [0.5, 0.5],
    [4, 0.42],
    [7.5, 0.5],
    [0.5, 4.5],
    [4, 4.58],
    [7.5, 4.5],
  ] as const)
    m.cyl(x, y, 1.78, 0.14, 0.16, k.metal, 0.14, 6)
  gear(m, 2.5, 2.5, 1.5, 1.82, 24, 0.5, k.teal, k.metal)
  gear(m, 5.35, 2.5, 1.5, 1.22, 16, 0.5, k.white, k.metal)
  gear(m, 5.35, 2.5, 2.1, 0.72, 12, 0.5, k.coral, k.metal)
  m.cyl(2.5, 2.5, 2, 0.32, 1.1, k.steel)
  m.cyl(5.35, 2.5, 2.6, 0.24, 0.9, k.steel)
  m.put({ x: 7.7, y: 2.5, z: 1, ry: 90 }, () => {
    m.cyl(0, 0, 0, 0.75, 0.3, k.shade)
    m.cyl(0, 0, 0.3, 0.36, 1.6, k.metal)
    for (let i = 0; i < 8; i++) m.put({ rz: i * 45 }, () => m.box(0.5, -0.07, 0.3, 0.14, 0.14, 0.1, k.steel))
  })
  for (let i = 0; i < 9; i++) m.box(0.9 + i * 0.75, 4.7, 0.5, 0.16, 0.22, 1, k.shade)
}
