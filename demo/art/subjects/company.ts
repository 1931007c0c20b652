import type { Look } from '../solid/look'
import type { Model, Skin } from '../solid/model'
import { container, hull, lines, plate, type Subject } from './kit'

/** A screen on a stand: white page with lines. */
function screen(m: Model, k: Look, x: number, y: number, z: number, w: number, h: number, bars = true): void {
  m.box(x, y, z, w, 0.12, h, k.dark)
  m.box(x + 0.08, y + 0.12, z + 0.08, w - 0.16, 0.02, h - 0.16, { color: '#eef7f7', glow: true })
  m.box(x + 0.08, y + 0.14, z + h - 0.32, w - 0.16, 0.01, 0.24, k.teal)
  if (bars)
    for (let i = 0; i < 5; i++)
      m.box(
        x + 0.25 + i * ((w - 0.5) / 5),
        y + 0.15,
        z + 0.2,
        ((w - 0.5) / 5) * 0.6,
        0.01,
        (h - 0.8) * (0.35 + ((i * 37) % 50) / 80),
        i === 3 ? k.sea : k.teal,
      )
  else lines(m, x + 0.25, y + 0.15, z + h - 0.6, w - 0.6, Math.floor((h - 0.7) / 0.2), 0.2, k.grey)
}

const chair = (m: Model, k: Look, skin: Skin) => {
  m.rounded(-0.28, -0.28, 0.42, 0.56, 0.56, 0.1, 0.1, skin)
  m.rounded(-0.28, 0.22, 0.5, 0.56, 0.08, 0.6, 0.04, skin)
  for (const [x, y] of [
    [-0.22, -0.22],
    [0.22, -0.22],
    [-0.22, 0.24],
    [0.22, 0.24],
  ] as const)
    m.bar([x, y, 0], [x, y, 0.44], 0.03, k.steel)
}

/** The lighthouse of the bay the company is named after: its open days. */
export const lighthouse: Subject = (m, k) => {
  const sea = { color: k.ground.dark ? '#14505f' : '#bfe3e6', gloss: 0.6 }
  m.rounded(0, 0, 0, 10, 8, 0.14, 1.2, sea)
  m.slab(
    [
      [2, 1],
      [5, 0.6],
      [7, 1.6],
      [7.6, 3.8],
      [6.2, 5.8],
      [3.4, 6],
      [1.6, 4.4],
      [1.3, 2.4],
    ],
    0.1,
    0.45,
    k.grey,
  )
  m.slab(
    [
      [2.5, 1.5],
      [4.9, 1.2],
      [6.4, 2],
      [6.9, 3.7],
      [5.8, 5.2],
      [3.6, 5.3],
      [2.2, 4.1],
      [1.9, 2.6],
    ],
    0.5,
    0.35,
    k.tint,
  )
  m.put({ x: 4, y: 3, z: 0.85 }, () => {
    m.lathe(
      0,
      0,
      0,
      [
        [1.15, 0],
        [1.1, 0.3],
        [1.0, 1],
      ],
      k.white,
      56,
    )
    m.lathe(
      0,
      0,
      1,
      [
        [1.0, 0],
        [0.9, 1],
      ],
      k.teal,
      56,
    )
    m.lathe(
      0,
      0,
      2,
      [
        [0.9, 0],
        [0.8, 1],
      ],
      k.white,
      56,
    )
    m.lathe(
      0,
      0,
      3,
      [
        [0.8, 0],
        [0.7, 1],
      ],
      k.teal,
      56,
    )
    m.lathe(
      0,
      0,
      4,
      [
        [0.7, 0],
        [0.95, 0.15],
        [0.95, 0.28],
        [0, 0.28],
      ],
      k.dark,
      56,
    )
    m.cyl(0, 0, 4.28, 0.5, 0.75, { color: '#ffb28f', glow: true })
    for (let i = 0; i < 8; i++)
      m.put({ rz: i * 45 }, () => m.bar([0.54, 0, 4.28], [0.54, 0, 5.05], 0.035, k.dark))
    m.lathe(
      0,
      0,
      5.03,
      [
        [0.68, 0],
        [0.4, 0.3],
        [0.08, 0.6],
        [0, 0.62],
      ],
      k.coral,
    )
    m.rounded(-0.28, 1.05, 0, 0.56, 0.14, 0.95, 0.02, k.deep)
  })
  m.put({ x: 5.3, y: 2.3, z: 0.85 }, () => {
    m.box(0, 0, 0, 1.3, 1.2, 0.9, k.white)
    m.slab(
      [
        [0, 0],
        [1.3, 0],
        [1.3, 1.2],
        [0, 1.2],
      ],
      0.9,
      0.08,
      k.teal,
    )
    m.box(0.3, 1.2, 0.3, 0.3, 0.02, 0.35, k.glass)
  })
  m.put({ x: 8.4, y: 5.6, z: 0.1 }, () => {
    m.slab(
      [
        [-1.1, -0.3],
        [0.5, -0.3],
        [1.2, 0],
        [0.5, 0.3],
        [-1.1, 0.3],
      ],
      0,
      0.3,
      k.deep,
    )
    m.bar([0, 0, 0.3], [0, 0, 2.2], 0.04, k.white)
    m.sheet(
      [
        [0.05, 0, 2.1],
        [0.05, 0, 0.5],
        [0.95, 0.1, 0.5],
      ],
      k.white,
    )
    m.sheet(
      [
        [0.95, 0.1, 0.5],
        [0.05, 0, 0.5],
        [0.05, 0, 2.1],
      ],
      k.white,
    )
  })
}

/** Desks with laptops before a board: a training. */
export const trainingRoom: Subject = (m, k) => {
  plate(m, k, 10, 8)
  screen(m, k, 2.6, 0.9, 1.3, 4.6, 2.5, false)
  m.bar([3.2, 0.95, 0.18], [3.2, 0.95, 1.4], 0.08, k.steel)
  m.bar([6.6, 0.95, 0.18], [6.6, 0.95, 1.4], 0.08, k.steel)
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 3; i++)
      m.put({ x: 1.2 + i * 2.8, y: 3 + row * 2.5, z: 0.18 }, () => {
        m.rounded(0, 0, 0.95, 2.1, 1.1, 0.1, 0.1, k.white)
        for (const [x, y] of [
          [0.1, 0.1],
          [2, 0.1],
          [0.1, 1],
          [2, 1],
        ] as const)
          m.bar([x, y, 0], [x, y, 0.95], 0.04, k.steel)
        m.rounded(0.6, 0.35, 1.05, 0.9, 0.6, 0.05, 0.06, k.grey)
        m.put({ x: 0.6, y: 0.38, z: 1.1, rx: 14 }, () => {
          m.rounded(0, -0.04, 0, 0.9, 0.05, 0.62, 0.02, row === 1 && i === 1 ? k.coral : k.teal)
        })
        m.put({ x: 1.05, y: 1.5 }, () => chair(m, k, k.tint))
      })
}

/** Coins in rising piles beside a closed ledger. */
export const ledger: Subject = (m, k) => {
  plate(m, k, 9.2, 6.4)
  m.put({ x: 1.2, y: 1.2, z: 0.18 }, () => {
    m.rounded(0, 0, 0, 3.6, 4.2, 0.12, 0.12, k.deep)
    m.box(0.1, 0.08, 0.12, 3.4, 4.02, 0.6, k.white)
    for (let i = 0; i < 5; i++) m.box(0.1, 4.1, 0.2 + i * 0.11, 3.4, 0.012, 0.03, k.grey)
    m.rounded(0, 0, 0.72, 3.6, 4.2, 0.12, 0.12, k.teal)
    m.rounded(0.7, 0.8, 0.84, 2.2, 0.9, 0.03, 0.08, k.white)
    m.box(2.9, 3, 0.84, 0.3, 1.6, 0.03, k.coral)
    m.box(2.9, 4.2, 0.3, 0.3, 0.03, 0.55, k.coral)
  })
  const heights = [3, 5, 7, 6, 9, 12]
  heights.forEach((n, i) => {
    for (let c = 0; c < n; c++)
      m.cyl(
        5.8 + (i % 3) * 1.15 + ((c * 7) % 3) * 0.03,
        1.8 + Math.floor(i / 3) * 1.7,
        0.18 + c * 0.2,
        0.5,
        0.17,
        c % 4 === 3 ? k.sea : k.hue,
        0.5,
        32,
      )
  })
  m.put({ x: 5.6, y: 5, z: 0.18 }, () => {
    m.rounded(0, 0, 0, 1.5, 1, 0.16, 0.1, k.dark)
    for (let x = 0; x < 4; x++)
      for (let y = 0; y < 3; y++)
        m.rounded(0.12 + x * 0.33, 0.34 + y * 0.2, 0.16, 0.26, 0.15, 0.05, 0.03, k.white)
    m.box(0.12, 0.08, 0.16, 1.26, 0.2, 0.03, k.glass)
  })
}

/** A hall with a stage and its rows. */
export const auditorium: Subject = (m, k) => {
  plate(m, k, 10.4, 9)
  m.rounded(1.2, 0.8, 0.18, 8, 2, 0.5, 0.15, k.white)
  screen(m, k, 2.2, 0.9, 0.9, 6, 3)
  m.rounded(7.2, 1.9, 0.68, 0.7, 0.5, 1, 0.06, k.coral)
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 10; i++)
      if (i !== 5)
        m.put({ x: 1.4 + i * 0.85, y: 3.8 + row * 1, z: 0.18 + row * 0.22, rz: 0 }, () => {
          m.rounded(-0.3, -0.2, 0.1, 0.6, 0.45, 0.26, 0.08, (i * 3 + row * 5) % 4 === 0 ? k.sea : k.teal)
          m.rounded(-0.3, 0.22, 0.1, 0.6, 0.12, 0.66, 0.05, (i * 3 + row * 5) % 4 === 0 ? k.sea : k.deep)
        })
  for (let row = 1; row < 5; row++)
    m.box(
      0.9,
      3.35 + row * 1,
      0.18,
      8.8,
      5.15 - row,
      0.22 * row - 0.22 * (row - 1) + 0.22 * (row - 1),
      k.floor,
    )
  for (const x of [1, 9.3]) {
    m.bar([x, 1.2, 0.18], [x, 1.2, 4.6], 0.06, k.dark)
    m.put({ x, y: 1.4, z: 4.6, rx: 40 }, () =>
      m.lathe(
        0,
        0,
        -0.5,
        [
          [0.28, 0],
          [0.2, 0.5],
          [0, 0.5],
        ],
        k.dark,
      ),
    )
  }
}

/** A round table with its chairs. */
export const roundTable: Subject = (m, k) => {
  plate(m, k, 8.4, 8.4)
  m.cyl(4.2, 4.2, 0.18, 0.9, 0.12, k.dark)
  m.cyl(4.2, 4.2, 0.3, 0.35, 1, k.steel)
  m.cyl(4.2, 4.2, 1.3, 2.1, 0.16, k.white, 2.1, 72)
  m.lathe(
    4.2,
    4.2,
    1.46,
    [
      [0, 0],
      [0.7, 0.005],
    ],
    k.teal,
    60,
  )
  for (let i = 0; i < 8; i++)
    m.put({ x: 4.2, y: 4.2, z: 0.18, rz: i * 45 }, () => {
      m.put({ y: 2.75 }, () =>
        m.put({ s: 1.35 }, () => chair(m, k, i === 2 ? k.coral : i % 2 ? k.teal : k.hue)),
      )
      m.rounded(-0.32, 1.2, 1.28, 0.64, 0.46, 0.02, 0.03, k.tint)
      m.box(-0.22, 1.3, 1.3, 0.4, 0.05, 0.01, k.teal)
      m.cyl(0.5, 1.5, 1.28, 0.1, 0.2, k.sea, 0.12, 18)
    })
}

/** Steps up to a platform with a seal: certification. */
export const certificate: Subject = (m, k) => {
  plate(m, k, 9, 6.6)
  for (let i = 0; i < 4; i++)
    m.rounded(
      0.9 + i * 1.2,
      1,
      0.18 + 0.45 * i,
      6.2 - i * 1.2,
      3.6,
      0.45,
      0.1,
      [k.pale, k.tint, k.sea, k.teal][i] as Skin,
    )
  m.put({ x: 5.9, y: 2.7, z: 1.98 }, () => {
    m.box(-0.9, -0.1, 0, 1.9, 0.12, 2.5, k.white)
    lines(m, -0.6, 0.04, 2.1, 1.3, 5, 0.24, k.grey)
    m.put({ x: 0.5, y: 0.04, z: 0.6, rx: -90 }, () => {
      m.slab(
        Array.from(
          { length: 32 },
          (_, i) =>
            [
              Math.cos((i * Math.PI) / 16) * (i % 2 ? 0.34 : 0.4),
              Math.sin((i * Math.PI) / 16) * (i % 2 ? 0.34 : 0.4),
            ] as const,
        ),
        0,
        0.06,
        k.coral,
      )
      m.cyl(0, 0, 0.06, 0.22, 0.03, k.white)
    })
  })
  m.put({ x: 2, y: 5.4, z: 0.18 }, () => {
    for (let i = 0; i < 4; i++)
      m.rounded(0, 0, i * 0.22, 2, 0.9, 0.2, 0.05, [k.teal, k.white, k.hue, k.deep][i] as Skin)
  })
}

/** A container ship at sea, one of its boxes the one that somebody asks for. */
export const freighter: Subject = (m, k) => {
  const sea = { color: k.ground.dark ? '#14505f' : '#bfe3e6', gloss: 0.6 }
  m.rounded(-1, -1.8, 0, 17.6, 7.4, 0.12, 1.2, sea)
  for (const [x, y, w] of [
    [-0.6, 4.4, 2.4],
    [8.6, 4.9, 1.8],
    [12.6, -1.2, 2],
    [2.4, -1.3, 1.5],
    [-0.5, 1, 0.7],
    [-0.6, 2.6, 0.8],
  ] as const)
    m.box(x, y, 0.12, w, 0.05, 0.01, k.white)
  const outline = [
    [0.4, 0.35],
    [0.8, 0.1],
    [12.2, 0.1],
    [14.2, 0.7],
    [15.6, 1.8],
    [14.2, 2.9],
    [12.2, 3.5],
    [0.8, 3.5],
    [0.4, 3.25],
  ] as const
  const deck = outline.map(([x, y]) => [0.16 + x * 0.98, 0.07 + y * 0.96] as const)
  hull(m, k, { outline, deck, low: 0.05, side: 1, thick: 0.06, foot: k.shade })
  const skins: Skin[] = [k.teal, k.sea, k.white, k.tint]
  for (let bay = 0; bay < 4; bay++)
    for (let row = 0; row < 3; row++) {
      const high = bay === 3 ? 2 : 3 + ((bay + row) % 2)
      for (let z = 0; z < high; z++) {
        const isAskedFor = bay === 2 && row === 2 && z === high - 1
        container(
          m,
          3.2 + bay * 2.42,
          0.28 + row * 1.04,
          1.61 + z * 0.95,
          2.3,
          0.95,
          0.92,
          isAskedFor ? k.coral : (skins[(bay + row * 2 + z * 3) % 4] as Skin),
          isAskedFor ? { color: '#e2552c' } : k.grey,
        )
      }
    }
  m.rounded(0.9, 0.5, 1.6, 1.7, 2.6, 3.6, 0.1, k.white)
  m.rounded(0.85, 0.1, 5.2, 1.7, 3.4, 0.75, 0.1, k.white)
  m.box(1, 3.51, 5.42, 1.4, 0.02, 0.32, k.dark)
  m.box(2.56, 0.3, 5.42, 0.02, 3, 0.32, k.dark)
  for (let deck = 0; deck < 3; deck++)
    for (let i = 0; i < 3; i++) m.box(1.15 + i * 0.45, 3.11, 2.1 + deck, 0.24, 0.03, 0.3, k.dark)
  m.cyl(1.25, 1.8, 5.95, 0.34, 0.9, k.teal)
  m.cyl(1.25, 1.8, 6.5, 0.345, 0.16, k.white)
  m.cyl(13.9, 1.8, 1.6, 0.06, 1.5, k.white)
}

/** A month on the wall of a planning office: the days an order takes, and the one that was promised. */
export const calendar: Subject = (m, k) => {
  plate(m, k, 10.4, 9.6)
  m.rounded(1, 1, 0.18, 8.4, 7.6, 0.4, 0.3, k.white)
  m.rounded(1, 1, 0.58, 8.4, 1.5, 0.16, 0.3, k.teal)
  m.box(1.6, 1.55, 0.74, 2.6, 0.4, 0.03, k.white)
  m.box(4.5, 1.55, 0.74, 1.1, 0.4, 0.03, k.sea)
  m.row(6, [1.36, 0, 0], () =>
    m.pipe(
      Array.from({ length: 17 }, (_, i) => {
        const a = (i / 16) * Math.PI
        return [1.8, 1 + Math.cos(a) * 0.42, 0.55 + Math.sin(a) * 0.62] as const
      }),
      0.09,
      k.metal,
    ),
  )
  const [start, end] = [8, 24]
  for (let day = 0; day < 35; day++) {
    const [x, y] = [1.45 + (day % 7) * 1.09, 2.9 + Math.floor(day / 7) * 1.12]
    if (day < 2 || day > 31) continue
    const isRun = day >= start && day < end
    const skin = day === end ? k.coral : isRun ? (day % 7 > 4 ? k.sea : k.teal) : k.pale
    m.rounded(
      x,
      y,
      0.58,
      0.92,
      0.92,
      day === end ? 1.5 : isRun ? 0.3 + (day - start) * 0.045 : 0.08,
      0.12,
      skin,
    )
  }
}

/** What people did with what was drafted: signed as it was, signed with a change, sent back. */
export const signedTrays: Subject = (m, k) => {
  plate(m, k, 12, 7.4)
  const stacks = [
    [39, k.teal],
    [9, k.sea],
    [4, k.coral],
  ] as const
  stacks.forEach(([sheets, mark], n) => {
    m.put({ x: 0.9 + n * 3.5, y: 1 }, () => {
      m.rounded(0, 0, 0.18, 3.1, 4, 0.16, 0.15, k.dark)
      m.box(0, 0, 0.3, 3.1, 0.12, 0.5, k.dark)
      m.box(0, 0, 0.3, 0.12, 4, 0.5, k.dark)
      for (let i = 0; i < sheets; i++)
        m.box(
          0.28 + ((i * 37) % 11) * 0.012,
          0.28 + ((i * 53) % 13) * 0.012,
          0.34 + i * 0.088,
          2.5,
          3.4,
          0.07,
          i % 5 === 4 ? k.pale : k.white,
        )
      const z = 0.34 + sheets * 0.088
      for (let i = 0; i < 5; i++)
        m.box(0.65, 0.75 + i * 0.36, z, [1.7, 1.3, 1.6, 1.1, 1.5][i]!, 0.12, 0.02, k.grey)
      m.cyl(2.1, 3.05, z, 0.42, 0.05, mark)
    })
  })
  m.bar([5.2, 6.3, 0.42], [8.2, 5.9, 0.42], 0.17, k.deep)
  m.bar([8.2, 5.9, 0.42], [8.55, 5.853, 0.4], 0.11, k.metal)
}

/** The microphone of a hall and the cards on which guests write their questions. */
export const microphone: Subject = (m, k) => {
  plate(m, k, 9, 7.8)
  m.lathe(
    3,
    3.4,
    0.18,
    [
      [0, 0],
      [1.5, 0],
      [1.5, 0.2],
      [1.3, 0.42],
      [0.3, 0.6],
      [0, 0.6],
    ],
    k.dark,
    48,
  )
  m.pipe(
    Array.from({ length: 25 }, (_, i) => {
      const t = i / 24
      return [3 + 1.5 * t ** 2.4, 3.4 + 0.5 * t ** 2.4, 0.7 + 4.1 * t - 0.2 * t * t] as const
    }),
    0.13,
    k.metal,
    20,
  )
  m.put({ x: 4.42, y: 3.86, z: 4.5, ry: 24, rx: -8, s: 1.3 }, () => {
    m.cyl(0, 0, 0, 0.24, 0.85, k.dark, 0.5)
    m.cyl(0, 0, 0.85, 0.6, 0.3, k.coral, 0.66)
    m.lathe(
      0,
      0,
      1.1,
      [
        [0.52, 0],
        [0.68, 0.25],
        [0.74, 0.6],
        [0.7, 0.95],
        [0.52, 1.25],
        [0.26, 1.4],
        [0, 1.44],
      ],
      k.metal,
      48,
    )
    for (let i = 0; i < 4; i++) m.cyl(0, 0, 1.3 + i * 0.24, [0.7, 0.755, 0.745, 0.66][i]!, 0.06, k.steel)
  })
  const card = (x: number, y: number, z: number, turn: number, skin: Skin) =>
    m.put({ x, y, z, rz: turn }, () => {
      m.rounded(0, 0, 0, 2.7, 1.8, 0.1, 0.15, k.white)
      m.box(0.22, 0.22, 0.1, 0.9, 0.26, 0.02, skin)
      for (let i = 0; i < 3; i++) m.box(0.22, 0.7 + i * 0.32, 0.1, [2.2, 1.8, 1.2][i]!, 0.1, 0.02, k.grey)
    })
  card(5.7, 5.2, 0.18, -8, k.teal)
  card(5.9, 4.9, 0.3, 12, k.sea)
  card(1.5, 5.7, 0.18, 6, k.teal)
}
