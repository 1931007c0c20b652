import type { Look } from '../solid/look'
import type { Model } from '../solid/model'
import { container, plate, roundedRect, type Subject } from './kit'

/** One wind turbine: tower, nacelle, three blades that face left. */
function turbine(m: Model, k: Look, x: number, y: number, h: number, turn: number, isCoral = false): void {
  m.put({ x, y }, () => {
    m.cyl(0, 0, 0, h * 0.075, 0.14, k.grey)
    m.lathe(
      0,
      0,
      0,
      [
        [h * 0.042, 0],
        [h * 0.024, h],
        [0, h],
      ],
      k.white,
      28,
    )
    m.rounded(-h * 0.04, -h * 0.12, h, h * 0.08, h * 0.17, h * 0.075, h * 0.03, k.white)
    m.box(-h * 0.041, -h * 0.1, h + h * 0.03, h * 0.082, h * 0.06, h * 0.02, isCoral ? k.coral : k.hue)
    m.put({ y: h * 0.05, z: h * 1.035, rx: -90 }, () => {
      m.lathe(
        0,
        0,
        0,
        [
          [0, 0],
          [h * 0.036, 0],
          [h * 0.03, h * 0.05],
          [0, h * 0.07],
        ],
        k.metal,
        24,
      )
      for (let i = 0; i < 3; i++)
        m.put({ rz: turn + i * 120, z: h * 0.02 }, () => {
          m.slab(
            [
              [0, -h * 0.016],
              [h * 0.09, -h * 0.034],
              [h * 0.2, -h * 0.028],
              [h * 0.56, -h * 0.004],
              [h * 0.56, h * 0.004],
              [h * 0.09, h * 0.018],
              [0, h * 0.016],
            ],
            0,
            h * 0.012,
            k.white,
          )
          m.box(h * 0.46, -h * 0.01, 0, h * 0.045, h * 0.017, h * 0.013, k.hue)
        })
    })
  })
}

/** Rows of solar panels, inclined to the light. */
function panels(m: Model, k: Look, rows: number, count: number, x0: number, y0: number, gap = 2.1): void {
  for (let r = 0; r < rows; r++)
    m.put({ x: x0, y: y0 + r * gap }, () => {
      for (let i = 0; i < count; i++)
        m.put({ x: i * 1.34, z: 1.12, rx: -26 }, () => {
          m.box(0, 0, 0, 1.28, 1.5, 0.06, k.white)
          for (let a = 0; a < 3; a++)
            for (let b = 0; b < 4; b++)
              m.box(0.05 + a * 0.4, 0.05 + b * 0.355, 0.06, 0.37, 0.325, 0.012, {
                color: '#0e5f73',
                gloss: 0.25,
              })
        })
      m.bar([0, 0.2, 1], [count * 1.34, 0.2, 1], 0.04, k.steel)
      for (let i = 0; i <= count; i += 2) {
        m.bar([i * 1.3 + 0.1, 0.2, 0], [i * 1.3 + 0.1, 0.2, 1], 0.045, k.steel)
        m.bar([i * 1.3 + 0.1, 1.2, 0], [i * 1.3 + 0.1, 1.2, 0.55], 0.045, k.steel)
      }
    })
}

export const solarField: Subject = (m, k) => {
  plate(m, k, 10.6, 9.4)
  panels(m, k, 3, 6, 0.8, 0.7, 2.3)
  m.put({ x: 1, y: 7.6 }, () => {
    container(m, 0, 0, 0.18, 3, 1.2, 1.25, k.white, k.pale)
    m.box(0.1, 1.2, 0.9, 0.5, 0.04, 0.3, k.hue)
  })
  m.rounded(5, 7.8, 0.18, 0.8, 0.7, 1.05, 0.08, k.hue)
  m.rounded(6.2, 7.8, 0.18, 0.8, 0.7, 1.05, 0.08, k.hue)
  m.box(6.4, 8.5, 0.85, 0.3, 0.03, 0.2, k.coral)
  m.pipe(
    [
      [4, 8.2, 0.24],
      [5, 8.2, 0.24],
    ],
    0.06,
    k.dark,
  )
}

export const windTurbine: Subject = (m, k) => {
  m.slab(roundedRect(0, 0, 11, 8, 1.4), 0, 0.18, k.floor, true)
  turbine(m, k, 2.2, 2, 6.2, 80)
  turbine(m, k, 6.2, 2.2, 5, 20)
  turbine(m, k, 4.6, 5.6, 6.8, 48, true)
  turbine(m, k, 9.2, 4.6, 4.4, 100)
  m.pipe(
    [
      [2.2, 2.6, 0.2],
      [2.2, 4.2, 0.2],
      [8.2, 4.2, 0.2],
      [8.2, 6.6, 0.2],
    ],
    0.05,
    k.teal,
  )
  m.rounded(7.5, 6.3, 0.18, 1.5, 1, 0.9, 0.08, k.hue)
  m.box(7.65, 7.3, 0.5, 0.4, 0.03, 0.4, k.dark)
  m.box(8.2, 7.3, 0.5, 0.4, 0.03, 0.4, k.dark)
}
