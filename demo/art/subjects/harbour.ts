import type { Skin } from '../solid/model'
import { container, hull, type Subject } from './kit'

/** The bay the company is named after: a quay, a crane over the water, a ship at its berth. */
export const harbour: Subject = (m, k) => {
  const sea = { color: k.ground.dark ? '#14505f' : '#bfe3e6', gloss: 0.6 }
  m.rounded(0, 6.6, 0, 17, 6, 0.16, 0.8, sea)
  m.rounded(0, 0, 0, 17, 6.8, 0.7, 0.3, k.floor)
  m.box(0.3, 6.3, 0.7, 16.4, 0.12, 0.08, k.steel)
  m.box(0.3, 3.9, 0.7, 16.4, 0.12, 0.08, k.steel)
  const skins: Skin[] = [k.teal, k.sea, k.white, k.deep, k.tint]
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 5; i++) {
      const high = 1 + ((i * 5 + row * 3 + i * row) % 3)
      for (let z = 0; z < high; z++)
        container(
          m,
          0.8 + i * 2.5,
          0.5 + row * 1.05,
          0.7 + z * 0.95,
          2.3,
          0.95,
          0.92,
          skins[(i + row * 2 + z * 3) % 5] as Skin,
          k.grey,
        )
    }
  for (const x of [9.4, 12.2]) {
    for (const y of [3.96, 6.36]) {
      m.box(x - 0.16, y - 0.16, 0.8, 0.36, 0.36, 5.2, k.white)
      m.box(x - 0.5, y - 0.2, 0.75, 1, 0.44, 0.3, k.dark)
    }
    m.box(x - 0.16, 3.8, 3, 0.32, 2.8, 0.26, k.white)
    m.box(x - 0.16, 3.8, 5.9, 0.36, 2.8, 0.36, k.white)
    m.bar([x, 6.4, 6.2], [10.8, 5.2, 8.2], 0.12, k.white)
  }
  for (const x of [10.4, 11]) m.box(x, 0.6, 6.2, 0.22, 11.2, 0.42, k.teal)
  m.box(10.4, 0.6, 6.2, 0.82, 0.3, 0.42, k.teal)
  m.box(10.4, 11.6, 6.2, 0.82, 0.3, 0.42, k.teal)
  m.bar([10.8, 5.2, 8.2], [10.8, 11, 6.6], 0.05, k.dark)
  m.bar([10.8, 5.2, 8.2], [10.8, 1.2, 6.6], 0.05, k.dark)
  m.rounded(10.2, 3.2, 6.6, 1.2, 1.6, 0.9, 0.1, k.white)
  m.rounded(10.2, 8.6, 5.7, 1.2, 0.9, 0.5, 0.1, k.dark)
  for (const [x, y] of [
    [10.3, 8.7],
    [11.3, 8.7],
    [10.3, 9.4],
    [11.3, 9.4],
  ] as const)
    m.bar([x, y, 4.2], [x, y, 5.8], 0.025, k.dark)
  container(m, 9.65, 8.6, 3.2, 2.3, 0.95, 0.92, k.coral, { color: '#e2552c' })
  const outline = [
    [0.8, 7.6],
    [1.2, 7.4],
    [12.4, 7.4],
    [14.6, 7.9],
    [15.8, 8.9],
    [14.6, 9.9],
    [12.4, 10.4],
    [1.2, 10.4],
    [0.8, 10.2],
  ] as const
  const deck = outline.map(([x, y]) => [0.15 + x * 0.98, 0.25 + y * 0.972] as const)
  hull(m, k, { outline, deck, low: 0.1, side: 0.9, thick: 0.05, foot: k.dark })
  for (let i = 0; i < 4; i++)
    for (let row = 0; row < 2; row++) {
      const high = 1 + ((i * 2 + row) % 2) + (i === 1 ? 1 : 0)
      if (i === 3 && row === 1) continue
      for (let z = 0; z < high; z++)
        container(
          m,
          3.4 + i * 2.4,
          7.8 + row * 1.15,
          1.55 + z * 0.95,
          2.3,
          0.95,
          0.92,
          skins[(i * 2 + row + z) % 5] as Skin,
          k.grey,
        )
    }
  m.rounded(1.2, 7.7, 1.55, 1.6, 2.4, 2.4, 0.1, k.white)
  m.rounded(1.1, 7.5, 3.95, 1.5, 2.8, 0.7, 0.1, k.white)
  m.box(1.3, 10.3, 4.15, 1.1, 0.02, 0.3, k.dark)
  m.box(2.6, 7.7, 4.15, 0.02, 2.4, 0.3, k.dark)
  m.cyl(1.5, 9, 4.65, 0.3, 0.8, k.teal)
}
