import type { Pt } from '../lib/svg'
import { rect } from '../lib/svg'
import type { Build } from './industry'

const stripes = (length: number, height: number) =>
  Array.from({ length: Math.floor(length / 0.3) }, (_, k) =>
    rect(0.12 + k * 0.3, 0.1, 0.05, height - 0.2, '#0b1a26', 0, { opacity: 0.22 }),
  ).join('')

/** A quay with stacked containers, a gantry crane and a ship under way: the bay the company is named after. */
export const harbour: Build = (s, r) => {
  s.box(0, 0, -0.9, 15, 7.2, 0.9, 'deep', { left: rect(0, 0.55, 15, 0.08, '#57cdd4', 0, { opacity: 0.5 }) })
  for (let row = 0; row < 2; row++) {
    for (let x = 0.5; x < 10; x += 2.35) {
      const y = 0.5 + row * 2
      const levels = r.int(1, 4)
      for (let z = 0; z < levels; z++)
        s.box(x, y, z * 0.82, 2.1, 0.85, 0.8, r.pick(['base', 'mid', 'accent', 'accent', 'strong']), {
          left: stripes(2.1, 0.8),
        })
      const second = r.int(0, 3)
      for (let z = 0; z < second; z++)
        s.box(x, y + 0.9, z * 0.82, 2.1, 0.85, 0.8, r.pick(['base', 'mid', 'accent', 'strong']), {
          left: stripes(2.1, 0.8),
        })
    }
  }
  // The crane: four legs, a portal, a boom over the water.
  for (const [x, y] of [
    [11.6, 1.2],
    [13.4, 1.2],
    [11.6, 5.6],
    [13.4, 5.6],
  ] as const)
    s.box(x, y, 0, 0.3, 0.3, 5.4, 'strong')
  s.box(11.6, 1.2, 5.4, 2.1, 4.7, 0.35, 'strong')
  s.box(12.4, -0.6, 5.75, 0.5, 13, 0.4, 'accent')
  s.box(12.2, 9, 5.3, 0.9, 0.9, 0.45, 'coral')
  s.add([12.4, 9.2, 2.9, 12.9, 9.7, 5.3], (p) => {
    p.line(
      [
        [12.65, 9.45, 5.3],
        [12.65, 9.45, 3.4],
      ],
      p.t.mats.strong.top,
      1.4,
    )
  })
  s.box(11.7, 9, 2.6, 2.1, 0.85, 0.8, 'accent', { left: stripes(2.1, 0.8) })
  // The ship lies along the quay.
  const hull: Pt[] = [
    [0.6, 8.4],
    [13.4, 8.4],
    [15.6, 9.6],
    [13.4, 10.8],
    [0.6, 10.8],
    [0.2, 10.2],
    [0.2, 9],
  ]
  s.add([0.2, 8.4, -0.9, 15.6, 10.8, 0.5], (p) => p.prism(hull, 'z', -0.9, 0.5, 'mid'))
  for (let x = 3.2; x < 11; x += 2.25) {
    for (let k = 0; k < 2; k++) {
      const levels = r.int(1, 3)
      for (let z = 0; z < levels; z++)
        s.box(
          x,
          8.65 + k * 0.95,
          0.5 + z * 0.82,
          2.05,
          0.85,
          0.8,
          r.pick(['base', 'accent', 'strong', 'deep']),
          { left: stripes(2.05, 0.8) },
        )
    }
  }
  s.box(0.7, 8.8, 0.5, 1.7, 1.6, 2.4, 'strong', {
    left: rect(0.25, 0.35, 1.2, 0.3, '#0b1a26', 0.04, { opacity: 0.6 }),
  })
  s.over((p) => {
    p.line(
      [
        [16.4, 9.6, -0.9],
        [20, 9.6, -0.9],
        [20, 4, -0.9],
        [26, 4, -0.9],
      ],
      p.t.hi,
      1.6,
      { r: 1, 'stroke-dasharray': '10 8' },
    )
    p.signal([1.5, 9.6, 3.3], 0.16)
  })
}
