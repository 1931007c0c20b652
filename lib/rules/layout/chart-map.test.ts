import { describe, expect, it } from 'vitest'
import { chartSheet, clusterOf, isMoved, type Place, spreadPoints } from './chart-map'

const ningbo: Place = [121.5, 29.9]
const hangzhou: Place = [120.2, 30.3]
const beijing: Place = [116.4, 39.9]
const singapore: Place = [103.8, 1.3]
const rotterdam: Place = [4.5, 51.9]
const sydney: Place = [151.2, -33.9]

describe('places on a chart', () => {
  it.each([
    ['one', [ningbo]],
    ['two close ones', [ningbo, hangzhou]],
    ['half the world', [ningbo, singapore, rotterdam, sydney]],
    [
      'far north',
      [
        [24.9, 60.2],
        [25.7, 66.5],
      ] as Place[],
    ],
  ])('lie inside with room around them, north above: %s', (_, places) => {
    const { points, meridians, parallels } = chartSheet(places, 480, 320)
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(40)
      expect(x).toBeLessThan(440)
      expect(y).toBeGreaterThan(40)
      expect(y).toBeLessThan(280)
    }
    const byNorth = places.map((place, index) => ({ north: place[1], y: points[index]?.y ?? 0 }))
    byNorth.sort((a, b) => b.north - a.north)
    expect(byNorth.map(({ y }) => y)).toEqual([...byNorth].map(({ y }) => y).sort((a, b) => a - b))
    for (const lines of [meridians, parallels]) {
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.length).toBeLessThan(14)
    }
  })

  it('degrees are named by their side of the world', () => {
    const { meridians, parallels } = chartSheet(
      [
        [-20, -20],
        [20, 20],
      ],
      400,
      400,
    )
    expect(meridians.map(({ label }) => label)).toEqual(expect.arrayContaining(['20°W', '0°', '20°E']))
    expect(parallels.map(({ label }) => label)).toEqual(expect.arrayContaining(['20°S', '0°', '20°N']))
  })

  it.each([
    ['three near, two far', [ningbo, hangzhou, singapore, beijing, rotterdam], [0, 1, 3]],
    ['all near', [ningbo, hangzhou, beijing], []],
    ['two near are told apart without', [ningbo, hangzhou, rotterdam], []],
    ['none', [], []],
  ])('a cluster gets a sheet of its own: %s', (_, places, cluster) => {
    expect(clusterOf(places)).toEqual(cluster)
  })

  it.each([
    [
      'four in a heap',
      [
        [100, 100],
        [110, 100],
        [100, 108],
        [104, 96],
      ],
    ],
    [
      'two on one spot',
      [
        [100, 100],
        [100, 100],
      ],
    ],
    [
      'far ones',
      [
        [0, 0],
        [300, 0],
      ],
    ],
  ])('numbers do not lie over each other: %s', (_, at) => {
    const points = spreadPoints(
      at.map(([x = 0, y = 0]) => ({ x, y })),
      26,
    )
    for (const [index, a] of points.entries())
      for (const b of points.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(23)
    for (const [index, { x, y }] of points.entries())
      expect(Math.hypot(x - (at[index]?.[0] ?? 0), y - (at[index]?.[1] ?? 0))).toBeLessThan(40)
  })

  it('numbers that left their places cover none of them', () => {
    const places = [
      [287, 182],
      [269, 177],
      [286, 165],
      [275, 164],
      [222, 272],
    ].map(([x = 0, y = 0]) => ({ x, y }))
    const points = spreadPoints(places, 34, 21)
    expect(points[4]).toEqual(places[4])
    const left = places.filter((place, index) => isMoved(place, points[index] ?? place))
    expect(left).toHaveLength(4)
    for (const place of left)
      for (const { x, y } of points) expect(Math.hypot(x - place.x, y - place.y)).toBeGreaterThan(19)
    for (const [index, a] of points.entries())
      for (const b of points.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(31)
  })
})
