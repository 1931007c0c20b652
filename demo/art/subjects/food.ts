import type { Skin } from '../solid/model'
import { arc, bottle, container, helix, lines, parcel, plate, type Subject, wheel } from './kit'

/** Bottles on their way through filler and capper. */
export const bottlingLine: Subject = (m, k) => {
  plate(m, k, 11, 6.6)
  m.box(0.4, 3.3, 0.9, 10.2, 0.9, 0.16, k.dark)
  for (const y of [3.25, 4.15]) m.box(0.4, y, 1.0, 10.2, 0.06, 0.14, k.metal)
  for (let x = 0.9; x < 10.4; x += 1.6) m.bar([x, 3.75, 0.18], [x, 3.75, 0.9], 0.09, k.steel)
  for (let i = 0; i < 14; i++)
    bottle(
      m,
      0.9 + i * 0.7,
      3.75,
      1.06,
      0.78,
      i < 6 ? k.glass : i === 10 ? k.coral : k.hue,
      i < 9 ? k.glass : k.white,
      i > 11 ? k.white : undefined,
    )
  m.put({ x: 5, y: 2.2, z: 0.18 }, () => {
    m.cyl(0, 0, 0, 1.45, 0.9, k.white)
    m.cyl(0, 0, 0.9, 0.5, 2.2, k.metal)
    m.lathe(
      0,
      0,
      2.5,
      [
        [0, 0],
        [1.5, 0],
        [1.5, 0.35],
        [1.2, 0.5],
        [0, 0.5],
      ],
      k.teal,
      56,
    )
    for (let i = 0; i < 12; i++)
      m.put({ rz: i * 30 }, () => {
        m.cyl(1.2, 0, 1.9, 0.09, 0.6, k.metal, 0.09, 12)
        m.cyl(1.2, 0, 0.9, 0.16, 0.06, k.steel, 0.16, 14)
      })
    m.cyl(0, 0, 3, 0.75, 1.1, k.metal)
    m.lathe(
      0,
      0,
      4.1,
      [
        [0.75, 0],
        [0.3, 0.35],
        [0, 0.4],
      ],
      k.metal,
    )
    m.pipe(
      [
        [0, 0, 4.3],
        [0, 0, 4.9],
        [-2.6, 0, 4.9],
        [-2.6, 0, 3.4],
      ],
      0.13,
      k.metal,
    )
  })
  m.put({ x: 2.4, y: 1.9, z: 0.18 }, () => {
    for (const [x, y] of [
      [-0.6, -0.6],
      [0.6, -0.6],
      [-0.6, 0.6],
      [0.6, 0.6],
    ] as const)
      m.bar([x, y, 0], [x, y, 1], 0.08, k.steel)
    m.lathe(
      0,
      0,
      0.7,
      [
        [0.1, 0],
        [0.9, 0.5],
        [0.95, 2.3],
        [0.5, 2.7],
        [0, 2.75],
      ],
      k.metal,
      48,
    )
    m.lathe(
      0,
      0,
      1.5,
      [
        [0.94, 0],
        [0.955, 0.4],
      ],
      k.teal,
      48,
    )
  })
  m.rounded(7.6, 1.3, 0.18, 1.8, 1.6, 3.3, 0.15, k.white)
  m.box(7.8, 2.9, 1.4, 1.4, 0.04, 1.5, k.glass)
  m.cyl(8.5, 2.1, 3.48, 0.6, 0.5, k.tint)
  m.put({ x: 9.9, y: 1.6, z: 0.18 }, () => {
    m.bar([0, 0, 0], [0, 0, 1.7], 0.07, k.dark)
    m.rounded(-0.5, 0, 1.6, 1, 0.16, 0.8, 0.05, k.dark)
    m.box(-0.4, 0.16, 1.7, 0.8, 0.02, 0.6, { color: '#3fb6bf', glow: true })
  })
}

/** A milk tanker being filled. */
export const tankerTruck: Subject = (m, k) => {
  plate(m, k, 12, 6.4)
  m.put({ x: 1, y: 2 }, () => {
    m.box(0, 0.3, 0.85, 8.8, 1.7, 0.22, k.dark)
    m.put({ x: 0, y: 1.15, z: 2.15, ry: 90 }, () => {
      m.lathe(
        0,
        0,
        0,
        [
          [0, 0],
          [0.7, 0.05],
          [1.05, 0.25],
          [1.12, 0.5],
          [1.12, 6],
          [1.05, 6.25],
          [0.7, 6.45],
          [0, 6.5],
        ],
        k.metal,
        56,
      )
      for (const z of [1.4, 3.2, 5])
        m.lathe(
          0,
          0,
          z,
          [
            [1.13, 0],
            [1.15, 0.02],
            [1.15, 0.16],
            [1.13, 0.18],
          ],
          k.teal,
          56,
        )
    })
    for (const x of [1.6, 4]) {
      m.cyl(x, 1.15, 3.15, 0.4, 0.25, k.steel)
      m.cyl(x, 1.15, 3.4, 0.44, 0.06, k.white)
    }
    m.box(0.8, 0.9, 3.26, 5, 0.5, 0.03, k.dark)
    m.rounded(6.9, 0.05, 0.95, 2, 2.2, 2.2, 0.28, k.hue)
    m.box(8.89, 0.3, 2, 0.04, 1.7, 0.9, k.glass)
    m.box(7.5, 2.24, 2, 1.1, 0.04, 0.85, k.glass)
    m.box(8.9, 0.4, 1.2, 0.06, 1.5, 0.4, k.dark)
    for (const x of [1, 2.2, 7.8]) wheel(m, k, x, 1.75, 0.55, 0.55)
  })
  m.put({ x: 2.4, y: 5, z: 0.18 }, () => {
    m.rounded(0, 0, 0, 1, 0.8, 1.5, 0.12, k.white)
    m.box(0.2, 0.8, 0.9, 0.6, 0.03, 0.35, k.glass)
    m.pipe(
      [
        [0.5, 0, 0.5],
        [0.5, -0.5, 0.15],
        [0.9, -0.8, 0.1],
        [1.4, -0.9, 0.5],
        [1.4, -0.95, 1.1],
      ],
      0.13,
      k.coral,
    )
  })
  for (let i = 0; i < 4; i++) {
    m.lathe(
      5 + i * 0.9,
      5.4,
      0.18,
      [
        [0, 0],
        [0.34, 0],
        [0.36, 0.8],
        [0.2, 1.05],
        [0.22, 1.2],
        [0, 1.22],
      ],
      i === 1 ? k.tint : k.metal,
      28,
    )
  }
}

/** A fishing boat with its crates ashore. */
export const fishingBoat: Subject = (m, k) => {
  const sea = { color: k.ground.dark ? '#14505f' : '#bfe3e6', gloss: 0.6 }
  m.rounded(-1, -1.6, 0, 13.4, 5.6, 0.14, 0.8, sea)
  m.rounded(-1, 4, 0, 13.4, 3.2, 0.5, 0.3, k.floor)
  const hull = [
    [0, 0.3],
    [0.5, 0],
    [6.5, 0],
    [8.6, 0.7],
    [9.4, 1.25],
    [8.6, 1.8],
    [6.5, 2.5],
    [0.5, 2.5],
    [0, 2.2],
  ] as const
  m.slab(hull, 0.05, 0.4, k.dark)
  m.slab(
    hull.map(([x, y]) => [x * 1.01, y] as const),
    0.45,
    0.75,
    k.hue,
  )
  m.slab(
    hull.map(([x, y]) => [0.15 + x * 0.97, 0.1 + y * 0.92] as const),
    1.2,
    0.04,
    k.tint,
  )
  m.rounded(1, 0.5, 1.2, 2.2, 1.5, 1.7, 0.15, k.white)
  m.box(3.2, 0.7, 2.1, 0.03, 1.1, 0.5, k.dark)
  m.box(1.3, 2, 2.1, 1.6, 0.03, 0.5, k.dark)
  m.box(0.9, 0.4, 2.9, 2.4, 1.7, 0.1, k.teal)
  m.bar([2, 1.25, 3], [2, 1.25, 5.4], 0.06, k.white)
  m.bar([5, 1.25, 1.2], [5, 1.25, 4.8], 0.09, k.white)
  m.bar([5, 1.25, 2.4], [7.6, 2.4, 4.6], 0.06, k.white)
  m.bar([7.6, 2.4, 4.6], [7.6, 3, 2.6], 0.025, k.dark)
  m.bar([2, 1.25, 5.2], [8.9, 1.25, 1.5], 0.02, k.dark)
  m.put({ x: 4.2, y: 1.25, z: 1.55, rx: -90 }, () => m.cyl(0, 0, -0.6, 0.34, 1.2, k.steel))
  m.put({ x: 6.9, y: 2.5, z: 1.9 }, () => m.pipe(helix(0.3, 0.02, 6), 0.05, k.teal))
  const crate = (x: number, y: number, z: number, skin: Skin) => {
    m.box(x, y, z, 1.3, 0.9, 0.42, skin)
    m.box(x + 0.06, y + 0.06, z + 0.38, 1.18, 0.78, 0.06, k.white)
    for (let i = 0; i < 4; i++)
      m.put({ x: x + 0.25 + i * 0.27, y: y + 0.45, z: z + 0.44 }, () =>
        m.ball(0, 0, 0, 0.12, k.metal, 0.6, 14),
      )
  }
  for (let i = 0; i < 3; i++) crate(2 + i * 1.45, 4.9, 0.5, k.teal)
  crate(2.1, 4.9, 0.94, k.sea)
  crate(3.5, 4.9, 0.94, k.teal)
  crate(7, 2.75, 2.1, k.coral)
  for (let i = 0; i < 2; i++)
    m.lathe(
      8.4 + i * 1.6,
      4.5,
      0.5,
      [
        [0.2, 0],
        [0.16, 0.4],
        [0.26, 0.5],
        [0, 0.55],
      ],
      k.dark,
    )
}

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

/** A tunnel oven with loaves on the belt. */
export const bakeryOven: Subject = (m, k) => {
  plate(m, k, 11, 6)
  m.box(0.5, 2, 0.85, 10, 1.9, 0.2, k.dark)
  for (let x = 1; x < 10.5; x += 2) for (const y of [2.1, 3.8]) m.box(x, y, 0.18, 0.16, 0.1, 0.7, k.steel)
  m.rounded(3.2, 1.5, 0.5, 4.4, 2.9, 2.3, 0.25, k.white)
  m.box(3.4, 4.4, 0.7, 4, 0.04, 0.5, k.hue)
  m.box(7.6, 2.05, 1.05, 0.02, 1.8, 0.75, { color: '#ff7a45', glow: true })
  for (let i = 0; i < 3; i++) m.box(3.7 + i * 1.3, 4.4, 1.5, 0.9, 0.05, 0.6, k.glass)
  for (const x of [4.4, 6.4]) {
    m.cyl(x, 2.9, 2.8, 0.32, 1.5, k.metal)
    m.lathe(
      x,
      2.9,
      4.3,
      [
        [0.5, 0],
        [0.1, 0.3],
        [0, 0.3],
      ],
      k.metal,
    )
  }
  const loaf = (x: number, y: number, skin: Skin) =>
    m.put({ x, y, z: 1.05 }, () => m.rounded(-0.42, -0.22, 0, 0.84, 0.44, 0.3, 0.2, skin))
  const raw: Skin = { color: '#efe3cd' }
  const crust: Skin = { color: '#c98d45', gloss: 0.3 }
  for (let i = 0; i < 2; i++) for (let j = 0; j < 3; j++) loaf(1.1 + i * 1.2, 2.4 + j * 0.55, raw)
  for (let i = 0; i < 2; i++) for (let j = 0; j < 3; j++) loaf(8.4 + i * 1.2, 2.4 + j * 0.55, crust)
  m.rounded(1, 4.8, 0.18, 1.4, 0.9, 1.3, 0.1, k.teal)
  m.box(1.2, 5.7, 0.9, 1, 0.03, 0.4, k.glass)
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

/** Rows of a greenhouse. */
export const greenhouse: Subject = (m, k) => {
  plate(m, k, 10, 7)
  for (let row = 0; row < 4; row++) {
    m.box(1, 1 + row * 1.35, 0.18, 7.6, 0.7, 0.45, k.white)
    for (let i = 0; i < 11; i++)
      m.put({ x: 1.35 + i * 0.68, y: 1.35 + row * 1.35, z: 0.6 }, () => {
        for (let l = 0; l < 3; l++)
          m.ball((l - 1) * 0.14, (l % 2) * 0.1, 0.18 + l * 0.05, 0.22, l % 2 ? k.sea : k.teal, 0.9, 14)
        if ((i * 3 + row) % 4 === 0)
          m.ball(0.1, 0.16, 0.2, 0.11, row === 2 && i === 4 ? k.coral : k.hue, 1, 14)
      })
  }
  for (let i = 0; i < 6; i++)
    m.put({ x: 0.8 + i * 1.6, y: 3.4, z: 0.18 }, () =>
      m.put({ rz: 90 }, () => {
        m.pipe(
          [
            [-3, 0, 0],
            [-3, 0, 1.8],
            ...arc(3, 180, 0, 16).map(([x, , z]) => [x, 0, 1.8 + z * 0.62] as const),
            [3, 0, 0],
          ],
          0.06,
          k.metal,
        )
      }),
    )
  m.bar([0.8, 3.4, 3.84], [8.8, 3.4, 3.84], 0.05, k.metal)
  container(m, 9.1, 5.6, 0.18, 0.6, 0.8, 1, k.hue, k.tint)
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
