import type { Skin } from '../solid/model'
import { bottle, lines, plate, type Subject } from './kit'

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
