import type { Skin } from '../solid/model'
import { arc, gear, helix, lines, plate, type Subject, wheel } from './kit'

/** The machine alone, to be put on its own ground or on a stand. */
const centre: Subject = (m, k) => {
  m.rounded(0.8, 0.9, 0.18, 6, 3.6, 3.7, 0.25, k.white)
  m.rounded(0.8, 0.9, 0.18, 6, 4.6, 1.05, 0.25, k.hue)
  m.box(1.5, 4.45, 1.35, 3.4, 0.12, 2.2, k.dark)
  m.box(1.6, 4.5, 1.45, 3.2, 0.08, 2, { color: '#0d2833' })
  m.box(4.95, 4.5, 1.3, 1.5, 0.14, 2.4, k.pale)
  m.box(5.1, 4.62, 1.6, 0.8, 0.03, 1.7, k.glass)
  m.put({ x: 3.2, y: 4.95, z: 1.23 }, () => {
    m.cyl(0, 0, 0, 0.75, 0.22, k.steel)
    m.cyl(0, 0, 0.22, 0.52, 0.2, k.metal)
    gear(m, 0, 0, 0.42, 0.42, 14, 0.22, k.teal, k.metal)
  })
  m.rounded(2.9, 4.6, 2.75, 0.62, 0.62, 0.85, 0.12, k.grey)
  m.lathe(
    3.2,
    4.93,
    2.0,
    [
      [0.03, 0],
      [0.06, 0.2],
      [0.12, 0.3],
      [0.2, 0.34],
      [0.22, 0.75],
      [0, 0.75],
    ],
    k.metal,
  )
  m.ball(3.2, 4.93, 1.98, 0.07, { color: '#ff6a3f', glow: true })
  m.put({ x: 7.1, y: 4.2, z: 0.18 }, () => {
    m.cyl(0.4, 0.4, 0, 0.1, 2, k.steel)
    m.put({ x: -0.1, y: 0.5, z: 1.8, rz: -18 }, () => {
      m.rounded(0, 0, 0, 1.3, 0.22, 1.1, 0.06, k.dark)
      m.box(0.1, 0.22, 0.4, 1.1, 0.02, 0.6, { color: '#3fb6bf', glow: true })
      lines(m, 0.2, 0.25, 0.85, 0.8, 3, 0.16, k.white)
    })
  })
  m.rounded(7.2, 1, 0.18, 1.5, 2.4, 2.3, 0.12, k.grey)
  for (let i = 0; i < 6; i++) m.box(7.4 + i * 0.2, 3.4, 0.8, 0.1, 0.03, 1.2, k.dark)
  m.cyl(1.6, 1.6, 3.88, 0.09, 0.25, k.grey)
  m.cyl(1.6, 1.6, 4.13, 0.12, 0.16, k.teal)
  m.cyl(1.6, 1.6, 4.29, 0.12, 0.16, k.hue)
  m.cyl(1.6, 1.6, 4.45, 0.12, 0.16, k.white)
}

/** A press brake that folds a sheet. */
export const pressBrake: Subject = (m, k) => {
  plate(m, k, 9.4, 6.4)
  m.box(1, 1.6, 0.18, 6.7, 0.5, 1.6, k.hue)
  for (const x of [1, 7.2]) {
    m.box(x, 0.8, 0.18, 0.5, 2.6, 1.3, k.shade)
    m.box(x, 0.8, 1.4, 0.5, 1.2, 2.6, k.shade)
    m.box(x, 0.8, 3.2, 0.5, 2.4, 1.2, k.shade)
    m.cyl(x + 0.25, 2.4, 4.4, 0.32, 0.6, k.metal)
  }
  m.box(1.5, 2.2, 2.6, 5.7, 0.5, 1.7, k.teal)
  m.box(1.5, 2.7, 3.2, 5.7, 0.04, 0.5, k.white)
  m.box(1.5, 2.34, 2.35, 5.7, 0.22, 0.26, k.metal)
  m.box(1.4, 2.1, 0.18, 5.9, 0.6, 1.75, k.white)
  m.box(1.5, 2.2, 1.9, 5.7, 0.4, 0.2, k.steel)
  m.sheet(
    [
      [2, 2.45, 2.16],
      [6.6, 2.45, 2.16],
      [6.6, 4.4, 2.75],
      [2, 4.4, 2.75],
    ],
    k.metal,
  )
  m.sheet(
    [
      [2, 4.4, 2.72],
      [6.6, 4.4, 2.72],
      [6.6, 2.45, 2.12],
      [2, 2.45, 2.12],
    ],
    k.steel,
  )
  m.box(2, 4.38, 2.7, 4.6, 0.05, 0.07, k.metal)
  m.box(1.5, 2.72, 2.5, 5.7, 0.02, 0.08, { color: '#ff6a3f', glow: true })
  m.bar([8.2, 3.4, 0.18], [8.2, 3.4, 1.6], 0.08, k.dark)
  m.put({ x: 7.9, y: 3.3, z: 1.5, rz: -20 }, () => {
    m.rounded(0, 0, 0, 1, 0.2, 0.8, 0.05, k.dark)
    m.box(0.1, 0.2, 0.12, 0.8, 0.02, 0.55, { color: '#3fb6bf', glow: true })
  })
  for (let i = 0; i < 5; i++) m.box(2, 4.7, 0.18 + i * 0.09, 3.4, 1.2, 0.06, i % 2 ? k.metal : k.grey)
}

/** A winch drum with rope, motor and brake. */
export const winch: Subject = (m, k) => {
  plate(m, k, 9, 6)
  m.box(0.8, 1, 0.18, 7.4, 4, 0.35, k.dark)
  for (const x of [2.2, 6]) {
    m.box(x, 1.6, 0.5, 0.3, 2.8, 1.4, k.hue)
    m.box(x, 2.1, 1.9, 0.3, 1.8, 0.9, k.hue)
  }
  m.put({ x: 2.5, y: 3, z: 2.1, ry: 90 }, () => {
    m.cyl(0, 0, 0, 1.6, 0.18, k.teal, 1.6, 56)
    m.cyl(0, 0, 3.3, 1.6, 0.2, k.teal, 1.6, 56)
    m.cyl(0, 0, 0, 1, 3.4, k.steel)
    m.pipe(helix(1.16, 0.235, 12.6, 0.28), 0.115, k.pale, 8)
    m.cyl(0, 0, 3.5, 0.55, 0.5, k.metal)
    m.cyl(0, 0, 4, 0.36, 0.5, k.steel)
  })
  m.bar([4, 3 + 1.16, 2.1], [4, 6, 0.8], 0.1, k.pale)
  m.put({ x: 0.5, y: 3, z: 2.1, ry: 90 }, () => {
    m.cyl(0, 0, 0, 0.85, 1.5, k.coral)
    for (let i = 0; i < 5; i++) m.cyl(0, 0, 0.15 + i * 0.28, 0.9, 0.1, k.coral)
    m.cyl(0, 0, 1.5, 0.5, 0.4, k.dark)
  })
  m.rounded(6.7, 1.8, 0.53, 1.3, 2.4, 1.1, 0.1, k.white)
  lines(m, 6.9, 4.22, 1.4, 0.9, 3, 0.2, k.teal)
}

/** A bench vice with a code on its jaw: what visitors of the stand take home. */
export const benchVice: Subject = (m, k) => {
  plate(m, k, 9, 6)
  m.rounded(1, 1.2, 0.18, 7, 3.6, 0.7, 0.2, k.tint)
  m.rounded(2.2, 1.8, 0.88, 2.6, 2.4, 0.4, 0.4, k.dark)
  m.cyl(3.5, 3, 1.28, 0.9, 0.35, k.steel)
  m.rounded(2.2, 2.2, 1.6, 2.4, 1.6, 1.2, 0.25, k.teal)
  m.box(2, 2, 2.6, 1.3, 2, 0.9, k.teal)
  m.box(3.3, 2.1, 2.7, 0.22, 1.8, 0.75, k.metal)
  m.box(4.3, 2.6, 1.7, 3, 0.8, 0.7, k.deep)
  m.box(5.2, 2, 1.7, 1.1, 2, 1.8, k.teal)
  m.box(4.98, 2.1, 2.7, 0.22, 1.8, 0.75, k.metal)
  m.put({ x: 3.52, y: 2.5, z: 2.75 }, () => m.box(0, 0, 0, 1.46, 0.9, 0.6, k.coral))
  m.put({ x: 7.3, y: 3, z: 2, ry: 90 }, () => {
    m.cyl(0, 0, 0, 0.26, 0.7, k.steel)
    m.cyl(0, 0, 0.4, 0.36, 0.3, k.metal)
  })
  m.bar([7.85, 1.5, 1.2], [7.85, 4.5, 2.8], 0.09, k.metal)
  m.ball(7.85, 1.5, 1.2, 0.18, k.dark)
  m.ball(7.85, 4.5, 2.8, 0.18, k.dark)
  for (let a = 0; a < 4; a++)
    for (let b = 0; b < 4; b++)
      if ((a * 7 + b * 3) % 5 < 3) m.box(5.42 + a * 0.16, 4, 2.2 + b * 0.16, 0.13, 0.02, 0.13, k.white)
}

/** A stand at an equipment fair: a machine on a podium, the wall with the exhibitor's sign, a desk where visitors ask. */
export const fairStand: Subject = (m, k) => {
  plate(m, k, 11.4, 9)
  m.box(0.5, 0.5, 0.18, 10.4, 8, 0.05, k.shade)
  m.box(0.5, 0.5, 0.18, 10.4, 0.3, 4.5, k.white)
  m.box(0.5, 0.5, 4.68, 10.4, 0.36, 1.1, k.teal)
  lines(m, 1.1, 0.88, 5.34, 3.6, 2, 0.42, k.white)
  for (const [x, skin] of [
    [8, k.white],
    [8.9, k.sea],
    [9.8, k.coral],
  ] as const)
    m.put({ x, y: 0.86, z: 5.23, rx: -90 }, () => m.cyl(0, 0, 0, 0.3, 0.05, skin))
  m.rounded(0.9, 1.2, 0.23, 8.4, 5.5, 0.4, 0.2, k.pale)
  m.put({ x: 0.8, y: 1, z: 0.48, s: 0.9 }, () => centre(m, k))
  // The desk: a screen on it, and the one who asks before it.
  m.put({ x: 8.5, y: 7.1, z: 0.23 }, () => {
    m.rounded(0, 0, 0, 2, 1, 1.35, 0.16, k.teal)
    m.rounded(-0.1, -0.1, 1.35, 2.2, 1.2, 0.1, 0.16, k.white)
    m.box(0.5, 0.4, 1.45, 1, 0.08, 0.14, k.steel)
    m.rounded(0.2, 0.4, 1.55, 1.6, 0.1, 1, 0.04, k.dark)
    m.box(0.3, 0.5, 1.65, 1.4, 0.02, 0.8, { color: '#3fb6bf', glow: true })
    lines(m, 0.45, 0.53, 2.2, 1, 3, 0.18, k.white)
  })
  // Ropes along the aisle.
  for (const x of [1.2, 3.5, 5.8]) {
    m.cyl(x, 7.9, 0.23, 0.22, 0.08, k.steel)
    m.cyl(x, 7.9, 0.31, 0.06, 1, k.metal)
    m.ball(x, 7.9, 1.36, 0.12, k.metal)
  }
  for (const x of [1.2, 3.5])
    m.pipe(
      Array.from({ length: 13 }, (_, i) => [x + (2.3 * i) / 12, 7.9, 1.2 - 0.45 * Math.sin((Math.PI * i) / 12)] as const),
      0.06,
      k.hue,
    )
}

/** A tower crane's hook with a safety helmet below: a visit to the plant. */
export const liftingHook: Subject = (m, k) => {
  plate(m, k, 7.4, 6)
  m.put({ x: 3.4, y: 2.4, z: 0 }, () => {
    m.rounded(-0.9, -0.35, 4, 1.8, 0.7, 1.3, 0.3, k.hue)
    for (const x of [-0.45, 0.45])
      m.put({ x, y: -0.42, z: 4.7, rx: -90 }, () => m.cyl(0, 0, 0, 0.42, 0.84, k.steel))
    for (const x of [-0.85, -0.1, 0.1, 0.85]) m.bar([x, 0, 4.8], [x, 0, 7], 0.035, k.dark)
    m.cyl(0, 0, 3.3, 0.24, 0.7, k.metal)
    m.put({ z: 2.4 }, () =>
      m.pipe(
        arc(0.72, 90, -165, 30).map(([x, y, z]) => [x, y, z] as const),
        0.2,
        k.coral,
        16,
      ),
    )
  })
  m.put({ x: 4.9, y: 4.3, z: 0.18 }, () => {
    m.lathe(
      0,
      0,
      0,
      [
        [1.1, 0],
        [1.15, 0.06],
        [0.9, 0.16],
        [0.86, 0.5],
        [0.62, 0.86],
        [0.25, 1.02],
        [0, 1.04],
      ],
      k.white,
      44,
    )
    m.pipe(arc(0.98, 20, 160, 24), 0.09, k.teal)
    m.box(0.86, -0.5, 0.02, 0.5, 1, 0.06, k.white)
  })
}

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
