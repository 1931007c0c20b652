import type { View } from './chart-map'
import coasts from './land.json'
import { clipped, type Point, simplifyRing } from './outline'

// 126 KB of coasts (Natural Earth 1:50m, public domain, thinned to 0.05°; a ring a line: its first spot, then steps, in hundredths of a
// degree): for the server alone. What browsers get is the path of a chart.

/** Px around a sheet to which land is cut, so that the line along the cut is out of sight. */
const MARGIN = 4
/** What a coast may stray from the true one on a sheet, px, and by how much more as long as the path is too long. */
const [TOLERANCE, COARSER] = [1, 1.15]
/** An island is drawn if it is as many times as large as what a coast may stray. */
const LEAST = 3
/** Most characters of a path: a page carries it, compressed to 40%. */
const LONGEST = 2500

type Ring = { spots: Point[]; west: number; east: number; south: number; north: number }

let rings: Ring[] | undefined

/** The coasts in degrees, read from their steps once a process: when a chart is first drawn. */
function worldRings(): Ring[] {
  rings ??= coasts.map((steps) => {
    let [x, y] = [0, 0]
    const spots: Point[] = []
    for (let index = 0; index < steps.length; index += 2) {
      x += steps[index] ?? 0
      y += steps[index + 1] ?? 0
      spots.push([x / 100, y / 100])
    }
    const [xs, ys] = [spots.map(([east]) => east), spots.map(([, north]) => north)]
    return {
      spots,
      west: Math.min(...xs),
      east: Math.max(...xs),
      south: Math.min(...ys),
      north: Math.max(...ys),
    }
  })
  return rings
}

/** A ring as a closed path of whole px, each step from the one before; nothing where it is smaller than `least`. */
function ringPath(ring: readonly Point[], least: number): string {
  const spots = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const [first] = spots
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  if (!first || size < least) return ''
  const steps = spots.slice(1).flatMap(([x, y], index) => {
    const [lastX, lastY] = spots[index] ?? first
    return x === lastX && y === lastY ? [] : [x - lastX, y - lastY]
  })
  // A minus separates numbers as a space does.
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`
}

/** The land of a view as one SVG path in px of the sheet, empty where all is sea. Filled by the even-odd rule: the Caspian is a hole. */
export function landPath({ width, height, x, y, west, east, south, north }: View): string {
  const box = { left: -MARGIN, top: -MARGIN, right: width + MARGIN, bottom: height + MARGIN }
  // A sheet may reach over 180°: there the world begins again.
  let seen = [-360, 0, 360].flatMap((turn) =>
    worldRings()
      .filter((ring) => ring.west + turn < east && ring.east + turn > west)
      .filter((ring) => ring.south < north && ring.north > south)
      .map(({ spots }) => {
        const onSheet = spots.map(([lon, lat]): Point => [x(lon + turn), y(lat)])
        return clipped(onSheet, box)
      }),
  )
  for (let tolerance = TOLERANCE; ; tolerance *= COARSER) {
    seen = seen.map((ring) => simplifyRing(ring, tolerance))
    const path = seen.map((ring) => ringPath(ring, LEAST * tolerance)).join('')
    if (path.length <= LONGEST) return path
  }
}
