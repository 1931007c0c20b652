import type { Skin } from '../solid/model'
import { lines, plate, type Subject, wheel } from './kit'

/** The machine alone, to be put on its own ground or on a stand. */
/** A machine on its way to the site: numbered crates and its long parts on a low loader, in the order of assembly. */
export const lowLoader: Subject = (m, k) => {
  plate(m, k, 13.2, 7.1)
  const crate = (x: number, y: number, z: number, dx: number, dy: number, dz: number, skin: Skin) => {
    m.box(x, y, z, dx, dy, dz, skin)
    for (const u of [0, dx / 2 - 0.05, dx - 0.1]) m.box(x + u, y + dy, z, 0.1, 0.05, dz, k.grey)
    for (const u of [0, dy / 2 - 0.05, dy - 0.1]) m.box(x + dx, y + u, z, 0.05, 0.1, dz, k.grey)
    for (const v of [0, dz - 0.1]) {
      m.box(x, y + dy, z + v, dx, 0.05, 0.1, k.grey)
      m.box(x + dx, y, z + v, 0.05, dy, 0.1, k.grey)
    }
    m.box(x + dx * 0.14, y + dy + 0.05, z + dz * 0.38, dx * 0.24, 0.02, dz * 0.28, k.white)
  }
  m.put({ x: 0.7, y: 1.1 }, () => {
    m.box(0, 0, 0.85, 8.9, 2.5, 0.24, k.dark)
    m.box(0, 2.5, 0.85, 8.9, 0.06, 0.24, k.hue)
    for (const x of [0.7, 1.75, 2.8]) wheel(m, k, x, 2.05, 0.46, 0.5)
    crate(0.25, 0.25, 1.09, 2, 2, 1.9, k.tint)
    crate(2.45, 0.25, 1.09, 1.7, 2, 1.35, k.tint)
    crate(2.6, 0.45, 2.44, 1.3, 1.5, 0.9, k.coral)
    m.put({ x: 4.4, y: 1.25, z: 2.05, ry: 90 }, () => {
      m.cyl(0, 0, 0, 0.95, 0.16, k.metal)
      m.cyl(0, 0, 0.16, 0.74, 3.5, k.teal)
      for (const z of [0.9, 1.9, 2.9]) m.cyl(0, 0, z, 0.78, 0.12, k.white)
      m.cyl(0, 0, 3.66, 0.95, 0.16, k.metal)
    })
    for (const x of [4.9, 7.2]) m.box(x, 0.3, 1.09, 0.4, 1.9, 0.45, k.steel)
    m.box(8.9, 0.75, 0.9, 0.9, 1, 0.16, k.steel)
    m.box(8.6, 0.2, 0.6, 3.2, 2.1, 0.28, k.dark)
    m.rounded(9.6, 0, 0.75, 2.1, 2.5, 2.35, 0.25, k.hue)
    m.box(11.68, 0.25, 1.85, 0.04, 2, 0.9, k.glass)
    m.box(10.2, 2.48, 1.85, 1.1, 0.04, 0.85, k.glass)
    m.box(9.7, 0.2, 3.1, 1.3, 2.1, 0.16, k.white)
    for (const x of [9, 10.9]) wheel(m, k, x, 2.05, 0.52, 0.52)
  })
  crate(2.2, 5.1, 0.18, 1.8, 1.4, 1.1, k.tint)
  crate(4.4, 5.1, 0.18, 1.3, 1.4, 0.8, k.tint)
  for (let i = 0; i < 3; i++) m.box(6.6, 5.2 + i * 0.45, 0.18, 3.4, 0.26, 0.26, i === 1 ? k.teal : k.metal)
}

/** A motor's nameplate being read by a phone. */
export const nameplate: Subject = (m, k) => {
  plate(m, k, 9.6, 8.4)
  for (const x of [1.7, 4.9]) m.box(x, 1.4, 0.18, 1, 3.4, 0.5, k.dark)
  m.put({ x: 1.1, y: 3.1, z: 2.2, ry: 90 }, () => {
    m.cyl(0, 0, 0, 1.5, 0.5, k.dark)
    m.cyl(0, 0, 0.5, 1.62, 4.4, k.hue, 1.62, 64)
    for (let i = 0; i < 9; i++) m.cyl(0, 0, 0.8 + i * 0.44, 1.76, 0.16, k.hue, 1.76, 64)
    m.cyl(0, 0, 4.9, 1.72, 0.35, k.dark, 1.72, 64)
    m.cyl(0, 0, 5.25, 0.8, 0.25, k.steel)
    m.cyl(0, 0, 5.5, 0.36, 1.3, k.metal)
  })
  m.box(2.2, 3.1, 3.5, 1.7, 1.3, 0.8, k.dark)
  m.box(1.9, 4.5, 1.1, 3.4, 0.5, 2.1, k.deep)
  m.box(2.05, 5, 1.25, 3.1, 0.06, 1.8, k.metal)
  lines(m, 2.3, 5.06, 2.65, 1.5, 4, 0.34, k.dark)
  m.box(4.05, 5.06, 1.75, 0.9, 0.02, 0.9, k.white)
  for (let a = 0; a < 5; a++)
    for (let b = 0; b < 5; b++)
      if ((a * 7 + b * 3 + a * b) % 5 < 3)
        m.box(4.12 + a * 0.155, 5.08, 1.82 + b * 0.155, 0.13, 0.02, 0.13, k.dark)
  m.put({ x: 6.1, y: 5.7, z: 0.24, rx: -8 }, () => {
    m.box(0, 0, 0, 1.7, 0.2, 3.1, k.dark)
    m.box(0.1, 0.2, 0.1, 1.5, 0.03, 2.9, { color: '#eef7f7', glow: true })
    m.box(0.1, 0.22, 2.45, 1.5, 0.02, 0.55, k.teal)
    m.box(0.3, 0.22, 1.95, 1.1, 0.02, 0.14, k.grey)
    m.box(0.3, 0.22, 1.6, 0.8, 0.02, 0.14, k.grey)
    m.box(0.3, 0.22, 1.25, 1, 0.02, 0.14, k.grey)
    m.box(0.3, 0.22, 0.4, 1.1, 0.03, 0.42, k.coral)
  })
  m.rounded(5.8, 5.3, 0.18, 2.3, 0.9, 0.12, 0.2, k.steel)
}
