import { describe, expect, it } from 'vitest'
import { chartSheet, type Place, type View } from './chart-map'
import { landPath } from './land'
import { clipped, type Point, simplifyRing } from './outline'

const ningbo: Place = [121.55, 29.87]
const shenzhen: Place = [114.06, 22.54]
const beijing: Place = [116.4, 39.9]
const rotterdam: Place = [4.48, 51.92]
const singapore: Place = [103.82, 1.35]
const lima: Place = [-77.04, -12.05]
const saoPaulo: Place = [-46.63, -23.55]
const suva: Place = [178.44, -18.14]
const apia: Place = [-171.76, -13.83]

const viewOf = (...places: Place[]) => chartSheet(places, 480, 320).view

/** The rings of a path, as a browser reads its steps. */
function ringsOf(path: string): Point[][] {
  return [...path.matchAll(/M([^l]+)l([^z]+)z/g)].map(([, start = '', steps = '']) => {
    const numbers = `${start} ${steps}`.match(/-?\d+/g)?.map(Number) ?? []
    let [x, y] = [0, 0]
    return numbers.flatMap((dx, index): Point[] => {
      if (index % 2 > 0) return []
      x += dx
      y += numbers[index + 1] ?? 0
      return [[x, y]]
    })
  })
}

/** Whether the path fills a place, by the even-odd rule. */
function isLand(view: View, [east, north]: Place) {
  const [x, y] = [view.x(east), view.y(north)]
  const crossings = ringsOf(landPath(view)).flatMap((ring) =>
    ring.filter(([bx, by], index) => {
      const [ax, ay] = ring.at(index - 1) ?? [bx, by]
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
    }),
  )
  return crossings.length % 2 === 1
}

describe('land on a chart', () => {
  const china = viewOf(ningbo, shenzhen, beijing)
  const world = viewOf(ningbo, singapore, rotterdam)
  const south = viewOf(lima, saoPaulo)
  it.each<[string, View, Place, boolean]>([
    ["Ningbo's hinterland", china, [120.5, 29.2], true],
    ['the East China Sea', china, [125, 29], false],
    ['Taiwan', china, [121, 23.8], true],
    ['the Yellow Sea', china, [123, 35], false],
    ['the Sahara', world, [10, 23], true],
    ['the Caspian Sea', world, [50.7, 42], false],
    ['the Indian Ocean', world, [75, -5], false],
    ['the Amazon', south, [-60, -10], true],
    ['the Pacific off Peru', south, [-84, -12], false],
    ['Fiji', viewOf(suva), [178, -17.8], true],
    ['Chukotka, beyond 180°', viewOf([179, 66]), [182, 67.5], true],
  ])('lies where it lies on earth: %s', (_, view, place, expected) => {
    expect(isLand(view, place)).toBe(expected)
  })

  it.each<[string, Place[]]>([
    ['China', [ningbo, shenzhen, beijing]],
    ['half the world', [ningbo, singapore, rotterdam]],
    ['South America', [lima, saoPaulo]],
    ['one place', [rotterdam]],
    [
      'fjords',
      [
        [10.7, 59.9],
        [25.8, 71.1],
      ],
    ],
    ['both sides of the date line', [suva, apia]],
    [
      'the South Pole',
      [
        [0, -90],
        [0, -75],
      ],
    ],
  ])('is short enough for a page, and cut to the sheet: %s', (_, places) => {
    const path = landPath(viewOf(...places))
    expect(path).toMatch(/^(?:M-?\d+ -?\d+l[-\d ]+z)+$/)
    expect(path.length).toBeLessThanOrEqual(2500)
    for (const [x, y] of ringsOf(path).flat()) {
      expect(Math.abs(x - 240)).toBeLessThanOrEqual(244)
      expect(Math.abs(y - 160)).toBeLessThanOrEqual(164)
    }
  })

  it('is not there where all is ocean', () => {
    expect(landPath(viewOf([-140, -35]))).toBe('')
  })
})

describe('an outline', () => {
  const square: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]

  it('loses what does not show, and its corners stay', () => {
    const [a, b, c, d] = square as [Point, Point, Point, Point]
    expect(simplifyRing([a, [5, 0.4], b, c, [5, 9.7], d], 0.5)).toEqual(square)
    expect(simplifyRing([a, [0.1, 0.1], [0.2, 0]], 0.5)).toEqual([])
    expect(simplifyRing([], 0.5)).toEqual([])
  })

  it.each<[string, [number, number, number, number], Point[]]>([
    ['all inside', [-1, -1, 11, 11], square],
    ['all outside', [20, 20, 30, 30], []],
    [
      'a corner of it',
      [5, 5, 20, 20],
      [
        [5, 5],
        [10, 5],
        [10, 10],
        [5, 10],
      ],
    ],
    [
      'all around the box',
      [2, 2, 8, 8],
      [
        [2, 2],
        [8, 2],
        [8, 8],
        [2, 8],
      ],
    ],
  ])('is cut by a box: %s', (_, [left, top, right, bottom], expected) => {
    const byPlace = (spots: readonly Point[]) => spots.map(String).sort()
    expect(byPlace(clipped(square, { left, top, right, bottom }))).toEqual(byPlace(expected))
  })
})
