import type { Look } from '../solid/look'
import type { Model, Skin } from '../solid/model'
import { lines, plate, type Subject } from './kit'

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
