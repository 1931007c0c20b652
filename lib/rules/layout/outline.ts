/** Px of a sheet or degrees: across first. */
export type Point = readonly [number, number]
type Box = { left: number; top: number; right: number; bottom: number }

/** How far a spot lies from the line between two others. */
function off([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** The line without what strays less than `tolerance` from what is left of it (Douglas and Peucker); its ends stay. */
function thinnedLine(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  let [farthest, most] = [0, tolerance]
  for (let index = 1; index < line.length - 1; index += 1) {
    const distance = off(line[index] ?? first, first, last)
    if (distance > most) [farthest, most] = [index, distance]
  }
  if (farthest === 0) return [first, last]
  const before = thinnedLine(line.slice(0, farthest + 1), tolerance)
  return [...before.slice(0, -1), ...thinnedLine(line.slice(farthest), tolerance)]
}

/** A ring (its first spot is not repeated) with fewer spots; none where less than a triangle is left. */
export function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const [first] = ring
  if (!first) return []
  // A ring has no ends: it is cut at its first spot and at the one farthest from it.
  const away = ring.map(([x, y]) => Math.hypot(x - first[0], y - first[1]))
  const far = away.indexOf(Math.max(...away))
  const there = thinnedLine(ring.slice(0, far + 1), tolerance)
  const back = thinnedLine([...ring.slice(far), first], tolerance)
  const left = [...there.slice(0, -1), ...back.slice(0, -1)]
  return left.length < 3 ? [] : left
}

/** What of a ring lies inside a box (Sutherland and Hodgman); where it leaves and comes back, it follows the box's edge. */
export function clipped(ring: readonly Point[], { left, top, right, bottom }: Box): Point[] {
  const sides: { axis: 0 | 1; at: number; sign: 1 | -1 }[] = [
    { axis: 0, at: left, sign: 1 },
    { axis: 0, at: right, sign: -1 },
    { axis: 1, at: top, sign: 1 },
    { axis: 1, at: bottom, sign: -1 },
  ]
  return sides.reduce<readonly Point[]>((spots, { axis, at, sign }) => {
    const isInside = (spot: Point) => (spot[axis] - at) * sign >= 0
    return spots.flatMap((spot, index) => {
      const before = spots.at(index - 1) ?? spot
      if (isInside(before) === isInside(spot)) return isInside(spot) ? [spot] : []
      const part = (at - before[axis]) / (spot[axis] - before[axis])
      const other =
        before[(1 - axis) as 0 | 1] + part * (spot[(1 - axis) as 0 | 1] - before[(1 - axis) as 0 | 1])
      const edge: Point = axis === 0 ? [at, other] : [other, at]
      return isInside(spot) ? [edge, spot] : [edge]
    })
  }, ring) as Point[]
}
