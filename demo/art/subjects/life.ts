import type { Skin } from '../solid/model'
import { plate, type Subject } from './kit'

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
