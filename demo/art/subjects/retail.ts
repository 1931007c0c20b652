import type { Skin } from '../solid/model'
import { arc, bottle, container, lines, parcel, plate, type Subject, wheel } from './kit'

/** The shelves of a convenience store with goods and price rails. */
export const shopShelf: Subject = (m, k) => {
  plate(m, k, 9.6, 5)
  m.box(0.8, 0.7, 0.18, 8, 0.18, 4.8, k.white)
  for (const x of [0.8, 4.7, 8.66]) m.box(x, 0.7, 0.18, 0.14, 1.7, 4.8, k.pale)
  for (let row = 0; row < 4; row++) {
    const z = 0.4 + row * 1.16
    m.box(0.94, 0.88, z, 7.72, 1.52, 0.08, k.pale)
    m.box(0.94, 2.4, z - 0.06, 7.72, 0.05, 0.2, row === 1 ? k.hue : k.teal)
    for (let i = 0; i < 9; i++) m.box(1.15 + i * 0.84, 2.45, z - 0.02, 0.4, 0.02, 0.12, k.white)
  }
  for (let i = 0; i < 9; i++)
    bottle(m, 1.3 + i * 0.4, 1.9, 0.48, 0.58, i % 3 ? k.sea : k.teal, k.white, k.white)
  for (let i = 0; i < 9; i++) bottle(m, 5.1 + i * 0.4, 1.9, 0.48, 0.58, k.hue, k.white, k.white)
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 2; j++)
      m.rounded(
        1.15 + i * 0.7,
        1.5,
        1.64 + j * 0.36,
        0.6,
        0.75,
        0.32,
        0.08,
        i === 2 && j === 1 ? k.coral : k.tint,
      )
  for (let i = 0; i < 6; i++)
    m.put({ x: 5.15 + i * 0.58, y: 1.7, z: 1.64 }, () =>
      m.lathe(
        0.2,
        0.2,
        0,
        [
          [0, 0],
          [0.2, 0],
          [0.26, 0.5],
          [0, 0.5],
        ],
        i % 2 ? k.white : k.sea,
        24,
      ),
    )
  for (let i = 0; i < 8; i++)
    m.box(1.1 + i * 0.44, 1.4, 2.8, 0.38, 0.9, 0.5 + (i % 3) * 0.12, [k.teal, k.white, k.hue][i % 3] as Skin)
  for (let i = 0; i < 5; i++)
    m.put({ x: 5.3 + i * 0.68, y: 1.8, z: 2.8 }, () => m.cyl(0, 0, 0, 0.26, 0.6, i % 2 ? k.deep : k.white))
  for (let i = 0; i < 7; i++)
    m.rounded(1.15 + i * 0.5, 1.3, 3.96, 0.42, 0.9, 0.4, 0.16, i % 2 ? k.tint : k.sea)
  for (let i = 0; i < 4; i++) parcel(m, 5.1 + i * 0.85, 1.2, 3.96, 0.75, 1, 0.55, k.white, k.hue)
  m.put({ x: 6.6, y: 3.4, z: 0.18 }, () => {
    m.rounded(0, 0, 0, 1.5, 1, 0.55, 0.08, k.deep)
    for (let i = 0; i < 3; i++) m.rounded(0.12 + i * 0.45, 0.15, 0.4, 0.38, 0.7, 0.3, 0.06, k.tint)
  })
}

/** A grid store with shuttles on top of its stacks. */
export const warehouseShuttle: Subject = (m, k) => {
  plate(m, k, 9, 8)
  const [nx, ny] = [6, 5]
  for (let x = 0; x < nx; x++)
    for (let y = 0; y < ny; y++) {
      const high = 1 + ((x * 5 + y * 3 + x * y) % 4)
      for (let z = 0; z < high; z++)
        m.rounded(
          1 + x * 1.15,
          1 + y * 1.15,
          0.22 + z * 0.62,
          1,
          1,
          0.56,
          0.08,
          ([k.teal, k.sea, k.tint, k.white, k.hue] as Skin[])[(x * 3 + y * 2 + z * 4) % 5] as Skin,
        )
    }
  for (let x = 0; x <= nx; x++)
    for (let y = 0; y <= ny; y++) m.box(0.9 + x * 1.15, 0.9 + y * 1.15, 0.18, 0.08, 0.08, 2.9, k.grey)
  for (let y = 0; y <= ny; y++) m.box(0.85, 0.88 + y * 1.15, 3.08, nx * 1.15 + 0.2, 0.1, 0.1, k.pale)
  for (let x = 0; x <= nx; x++) m.box(0.88 + x * 1.15, 0.85, 3.1, 0.1, ny * 1.15 + 0.2, 0.1, k.pale)
  for (const [x, y, skin] of [
    [1, 1, k.white],
    [4, 3, k.coral],
    [4, 0, k.white],
    [1, 3, k.white],
  ] as const)
    m.put({ x: 0.95 + x * 1.15, y: 0.95 + y * 1.15, z: 3.2 }, () => {
      m.rounded(0, 0, 0.08, 1.1, 1.1, 0.5, 0.14, skin)
      m.rounded(0.2, 0.2, 0.58, 0.7, 0.7, 0.08, 0.1, k.dark)
      for (const [a, b] of [
        [0.1, 1.1],
        [0.8, 1.1],
      ] as const)
        m.put({ x: a + 0.1, y: b - 0.04, z: 0.1, rx: -90 }, () => m.cyl(0, 0, 0, 0.1, 0.08, k.dark))
    })
}

/** A checkout: belt, scanner, screen, basket. */
export const checkout: Subject = (m, k) => {
  plate(m, k, 9.4, 6.2)
  m.rounded(0.8, 1.2, 0.18, 7.4, 1.7, 1.3, 0.2, k.white)
  m.rounded(0.7, 1.1, 1.48, 7.6, 1.9, 0.14, 0.2, k.hue)
  m.box(1, 1.35, 1.62, 3.6, 1.4, 0.03, k.dark)
  bottle(m, 1.6, 1.9, 1.65, 0.7, k.teal, k.white, k.white)
  bottle(m, 2.2, 2.2, 1.65, 0.6, k.sea, k.white)
  m.rounded(2.7, 1.7, 1.65, 0.8, 0.6, 0.5, 0.06, k.tint)
  m.put({ x: 4, y: 2, z: 1.65 }, () => m.ball(0, 0, 0.26, 0.26, k.coral))
  m.box(4.9, 1.45, 1.62, 1, 1.2, 0.02, k.glass)
  m.cyl(6.6, 1.7, 1.62, 0.09, 1, k.dark)
  m.put({ x: 6, y: 1.75, z: 2.4, rz: 8 }, () => {
    m.rounded(0, 0, 0, 1.5, 0.18, 1.05, 0.06, k.dark)
    m.box(0.1, 0.18, 0.1, 1.3, 0.02, 0.85, { color: '#bfe7ea', glow: true })
    lines(m, 0.25, 0.21, 0.78, 0.9, 4, 0.17, k.teal)
  })
  m.rounded(7, 2.2, 1.62, 0.6, 0.5, 0.2, 0.08, k.dark)
  m.put({ x: 2.2, y: 4, z: 0.18 }, () => {
    m.box(0, 0, 0, 2.2, 1.4, 0.06, k.teal)
    for (const [x, y, dx, dy] of [
      [0, 0, 2.2, 0.06],
      [0, 1.34, 2.2, 0.06],
      [0, 0, 0.06, 1.4],
      [2.14, 0, 0.06, 1.4],
    ] as const)
      m.box(x, y, 0, dx, dy, 0.75, k.teal)
    m.put({ x: 1.1, y: 0.7, z: 0.75, rz: 0 }, () => m.pipe(arc(1, 0, 180), 0.05, k.dark))
    for (let i = 0; i < 3; i++)
      m.rounded(
        0.2 + i * 0.65,
        0.3,
        0.2,
        0.55,
        0.8,
        0.6 + (i % 2) * 0.2,
        0.06,
        [k.white, k.tint, k.sea][i] as Skin,
      )
  })
}

/** A shop front with awning, window and door. */
export const shopFront: Subject = (m, k) => {
  plate(m, k, 9.6, 8)
  m.box(1.2, 1.2, 0.18, 6.8, 4.4, 4.1, k.white)
  m.box(1.05, 1.05, 4.28, 7.1, 4.7, 0.3, k.pale)
  m.box(1.2, 5.6, 3.05, 6.8, 0.12, 0.85, k.teal)
  lines(m, 3.2, 5.73, 3.55, 2.6, 1, 0.9, k.white)
  for (const [x, w] of [
    [1.5, 2.7],
    [5.9, 1.8],
  ] as const) {
    m.box(x, 5.58, 0.7, w, 0.06, 2, k.glass)
    m.box(x - 0.08, 5.58, 0.5, w + 0.16, 0.14, 0.2, k.dark)
    for (let i = 0; i < Math.floor(w / 0.6); i++)
      m.rounded(
        x + 0.2 + i * 0.6,
        5.66,
        0.7,
        0.38,
        0.05,
        0.6 + (i % 2) * 0.4,
        0.02,
        [k.hue, k.tint, k.teal][i % 3] as Skin,
      )
  }
  m.box(4.45, 5.58, 0.18, 1.15, 0.08, 2.5, k.coral)
  m.box(4.6, 5.67, 0.9, 0.85, 0.02, 1.6, k.glass)
  for (let i = 0; i < 11; i++)
    m.put({ x: 1.2 + i * 0.62, y: 5.6, z: 3.0, rx: -24 }, () =>
      m.box(0, 0, 0, 0.62, 1.3, 0.06, i % 2 ? k.white : k.hue),
    )
  for (let i = 0; i < 3; i++) m.box(8, 1.9 + i * 1.2, 1.4, 0.04, 0.8, 1.4, k.glass)
  m.rounded(2.2, 2.2, 4.58, 1.6, 1.4, 0.6, 0.1, k.grey)
  m.cyl(3, 2.9, 5.18, 0.5, 0.06, k.dark)
  for (const x of [1.5, 7.4]) {
    m.lathe(
      x,
      6.9,
      0.18,
      [
        [0.3, 0],
        [0.4, 0.6],
        [0.36, 0.6],
        [0, 0.55],
      ],
      k.dark,
    )
    m.ball(x, 6.9, 1.15, 0.5, k.teal)
  }
}

/** A lorry at the dock with a fork-lift. */
export const loadingDock: Subject = (m, k) => {
  plate(m, k, 11, 7.4)
  m.put({ x: 0.8, y: 0.8 }, () => {
    container(m, 0, 0, 1, 6.6, 2.3, 2.5, k.white, k.pale)
    m.box(0.6, 2.33, 1.9, 3.4, 0.02, 0.6, k.teal)
    m.box(0, 0.1, 0.75, 9, 2.1, 0.25, k.dark)
    m.rounded(6.9, 0.05, 0.85, 2.2, 2.2, 2.1, 0.25, k.hue)
    m.box(9.08, 0.3, 1.9, 0.04, 1.7, 0.85, k.glass)
    m.box(7.6, 2.24, 1.9, 1.1, 0.04, 0.8, k.glass)
    for (const x of [1.2, 2.4, 7.9]) wheel(m, k, x, 1.8, 0.52, 0.55)
  })
  m.put({ x: 3.4, y: 4.9, z: 0.18 }, () => {
    m.rounded(0, 0, 0.35, 2, 1.2, 0.8, 0.2, k.coral)
    for (const [x, y] of [
      [0.15, 0.1],
      [0.15, 1.1],
      [1.6, 0.1],
      [1.6, 1.1],
    ] as const)
      m.bar([x, y, 1.1], [x + 0.1, y, 2.4], 0.05, k.dark)
    m.box(0.1, 0, 2.4, 1.75, 1.2, 0.08, k.dark)
    for (const x of [0.45, 1.6]) wheel(m, k, x, 0.9, 0.3, 0.34)
    for (const y of [0.25, 0.9]) {
      m.box(2.1, y, 0.1, 0.1, 0.1, 2.9, k.steel)
      m.box(2.1, y, 0.32, 1.4, 0.12, 0.07, k.steel)
    }
  })
  m.box(5.7, 4.9, 0.58, 1.2, 1.2, 0.12, k.tint)
  parcel(m, 5.75, 4.95, 0.7, 1.1, 1.1, 0.7, k.tint, k.teal)
  parcel(m, 5.85, 5.05, 1.4, 0.85, 0.85, 0.55, k.sea, k.white)
  for (let i = 0; i < 2; i++) parcel(m, 8.4, 4.8 + i * 1.1, 0.18, 1, 1, 0.8, k.tint, k.teal)
  parcel(m, 8.45, 5.2, 0.98, 0.9, 0.9, 0.7, k.white, k.hue)
}
