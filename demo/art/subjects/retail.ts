import type { Skin } from '../solid/model'
import { container, lines, parcel, plate, type Subject, wheel } from './kit'

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
