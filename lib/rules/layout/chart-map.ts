/** Longitude and latitude in degrees, east and north positive. */
export type Place = readonly [number, number]
export type ChartLine = { at: number; label: string }
/** Places in px of a sheet, and the degrees that are ruled on it. */
export type Point = { x: number; y: number }
export type Sheet = { view: View; points: Point[]; meridians: ChartLine[]; parallels: ChartLine[] }
/** A sheet of so many px: what degrees it shows, and where on it a degree lies. */
export type View = {
  width: number
  height: number
  x: (east: number) => number
  y: (north: number) => number
  west: number
  east: number
  south: number
  north: number
}

const steps = [1, 2, 5, 10, 20, 30, 60]
/** Room around the places, as a part of the sheet. */
const ROOM = 0.16
/** Fewest degrees a sheet shows: a single place is no reason to enlarge it without end. */
const LEAST = 6

const extent = (values: number[]) => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return { middle: (low + high) / 2, length: Math.max(high - low, LEAST) / (1 - 2 * ROOM) }
}

/** Ruled lines between two degrees: at most seven, at a round distance. */
function ruled(
  from: number,
  to: number,
  [positive, negative]: readonly [string, string],
  toPx: (at: number) => number,
) {
  const step = steps.find((size) => (to - from) / size <= 6) ?? 90
  const lines: ChartLine[] = []
  for (let at = Math.ceil(from / step) * step; at <= to; at += step)
    lines.push({ at: toPx(at), label: `${Math.abs(at)}°${at > 0 ? positive : at < 0 ? negative : ''}` })
  return lines
}

/** The view of a sheet with room around the places: to one scale, north above; a degree of longitude is as short as it is halfway up. */
function chartView(places: readonly Place[], width: number, height: number): View {
  const [lon, lat] = [extent(places.map(([x]) => x)), extent(places.map(([, y]) => y))]
  const shrink = Math.cos((Math.min(Math.abs(lat.middle), 70) * Math.PI) / 180)
  const scale = Math.min(width / (lon.length * shrink), height / lat.length)
  const [halfWidth, halfHeight] = [width / 2 / shrink / scale, height / 2 / scale]
  return {
    width,
    height,
    x: (east) => width / 2 + (east - lon.middle) * shrink * scale,
    y: (north) => height / 2 - (north - lat.middle) * scale,
    west: lon.middle - halfWidth,
    east: lon.middle + halfWidth,
    south: lat.middle - halfHeight,
    north: lat.middle + halfHeight,
  }
}

/** Lays places on a sheet of so many px, with the degrees that are ruled on it. */
export function chartSheet(places: readonly Place[], width: number, height: number): Sheet {
  const view = chartView(places, width, height)
  const x = (at: number) => Math.round(view.x(at))
  const y = (at: number) => Math.round(view.y(at))
  return {
    view,
    points: places.map(([east, north]) => ({ x: x(east), y: y(north) })),
    meridians: ruled(view.west, view.east, ['E', 'W'], x),
    parallels: ruled(view.south, view.north, ['N', 'S'], y),
  }
}

/** Which places cluster around the first (within 20°) while others lie far off: three or more get a sheet of their own; else none. */
export function clusterOf(places: readonly Place[]): number[] {
  const [home] = places
  if (!home) return []
  const near = places.flatMap(([x, y], index) =>
    Math.abs(x - home[0]) < 20 && Math.abs(y - home[1]) < 20 ? [index] : [],
  )
  return near.length >= 3 && near.length < places.length ? near : []
}

/** Moves two points from each other until they are `least` px apart; a fixed one leaves the way to the other. */
function push(a: Point, b: Point, least: number, seed: number, isFixed = false) {
  const [dx, dy] = [b.x - a.x || 0.01 * seed, b.y - a.y || 0.01]
  const distance = Math.hypot(dx, dy)
  if (distance >= least) return
  const part = (least - distance) / distance
  const own = isFixed ? 0 : part / 2
  a.x -= dx * own
  a.y -= dy * own
  b.x += dx * (part - own)
  b.y += dy * (part - own)
}

/** The point stands so far from its place, px, that a chart has to show the place too. */
export const isMoved = (place: Point, { x, y }: Point) => Math.hypot(x - place.x, y - place.y) > 3

/**
 * The points, moved as little as possible until no two are nearer than `least` px, and none is nearer than `clear` to a place that a
 * point has left. Taken in order, so the result is always the same.
 */
export function spreadPoints(points: readonly Point[], least: number, clear = 0): Point[] {
  const moved = points.map((point) => ({ ...point }))
  for (let round = 0; round < 120; round += 1)
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) push(a, b, least, index + 1)
      const place = points[index]
      if (clear > 0 && place && isMoved(place, a))
        for (const b of moved) push({ ...place }, b, clear, index + 1, true)
    }
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}
