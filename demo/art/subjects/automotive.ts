import { gear, type Subject } from './kit'

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
