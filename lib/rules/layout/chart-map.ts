/** Longitude and latitude in degrees, east and north positive. */
export type Place = readonly [number, number]
export type ChartLine = { at: number; label: string }
/** Places in px of a sheet, and the degrees that are ruled on it. */
export type Point = { x: number; y: number }
export type Sheet = { points: Point[]; meridians: ChartLine[]; parallels: ChartLine[] }

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

/** Lays places on a sheet of so many px: all inside, to one scale, north above; a degree of longitude is as short as it is halfway up. */
export function chartSheet(places: readonly Place[], width: number, height: number): Sheet {
  const [lon, lat] = [extent(places.map(([x]) => x)), extent(places.map(([, y]) => y))]
  const shrink = Math.cos((Math.min(Math.abs(lat.middle), 70) * Math.PI) / 180)
  const scale = Math.min(width / (lon.length * shrink), height / lat.length)
  const x = (at: number) => Math.round(width / 2 + (at - lon.middle) * shrink * scale)
  const y = (at: number) => Math.round(height / 2 - (at - lat.middle) * scale)
  const [halfWidth, halfHeight] = [width / 2 / shrink / scale, height / 2 / scale]
  return {
    points: places.map(([east, north]) => ({ x: x(east), y: y(north) })),
    meridians: ruled(lon.middle - halfWidth, lon.middle + halfWidth, ['E', 'W'], x),
    parallels: ruled(lat.middle - halfHeight, lat.middle + halfHeight, ['N', 'S'], y),
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

/** The points, moved as little as possible until no two are nearer than `least` px. Taken in order, so the result is always the same. */
export function apart(points: readonly Point[], least: number): Point[] {
  const moved = points.map((point) => ({ ...point }))
  for (let round = 0; round < 60; round += 1)
    for (const [index, a] of moved.entries())
      for (const b of moved.slice(index + 1)) {
        const [dx, dy] = [b.x - a.x || 0.01 * (index + 1), b.y - a.y || 0.01]
        const distance = Math.hypot(dx, dy)
        if (distance >= least) continue
        const push = (least - distance) / 2 / distance
        a.x -= dx * push
        a.y -= dy * push
        b.x += dx * push
        b.y += dy * push
      }
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}
