/** Grey pixels of a picture, row by row. What a page looks like from afar is one with a pixel a cell: the same on machines that draw letters a little differently. */
export type Grey = { data: Uint8Array; width: number; height: number }
/** A box in pixels of the picture. */
export type Box = { x: number; y: number; width: number; height: number }

/** Levels of 256 that a cell may be lighter or darker than all of its neighbourhood. */
const TOLERANCE = 18
/** What stands a line higher or lower still looks the same: a cell is held against those around it. */
const REACH = { x: 1, y: 2 }
/** So many strange cells in a field of 5 × 5 are a fault that somebody sees. */
const FIELD = 5
const STRANGE = 7

/** The sketch of a box of a picture, in cells of `cell` × `cell` pixels; what lies outside of the picture counts as white. */
export function lightnessMap(grey: Grey, box: Box, cell: number): Grey {
  const [width, height] = [Math.round(box.width / cell), Math.round(box.height / cell)]
  const data = new Uint8Array(width * height)
  for (let at = 0; at < data.length; at += 1) {
    const [row, column] = [Math.floor(at / width), at % width]
    let sum = 0
    let count = 0
    for (let y = Math.round(box.y + row * cell); y < Math.round(box.y + (row + 1) * cell); y += 1)
      for (let x = Math.round(box.x + column * cell); x < Math.round(box.x + (column + 1) * cell); x += 1) {
        sum += x < grey.width ? (grey.data[y * grey.width + x] ?? 255) : 255
        count += 1
      }
    data[at] = Math.floor(sum / Math.max(count, 1))
  }
  return { data, width, height }
}

/** True for a cell that nothing around its place in the other sketch is like. */
function isStrange(value: number, other: Grey, x: number, y: number): boolean {
  let least = 255
  let most = 0
  for (let at = Math.max(0, y - REACH.y); at <= Math.min(other.height - 1, y + REACH.y); at += 1)
    for (let to = Math.max(0, x - REACH.x); to <= Math.min(other.width - 1, x + REACH.x); to += 1) {
      const near = other.data[at * other.width + to] ?? 255
      least = Math.min(least, near)
      most = Math.max(most, near)
    }
  return value < least - TOLERANCE || value > most + TOLERANCE
}

/** What a person would see of the difference between two lightnessMaps, in words; undefined when there is nothing to see. */
export function difference(before: Grey, now: Grey): string | undefined {
  const rows = Math.abs(before.height - now.height)
  if (rows > Math.max(2, before.height * 0.04)) return `${before.height} rows became ${now.height}`
  const { width } = before
  if (width !== now.width) return `${width} columns became ${now.width}`
  const height = Math.min(before.height, now.height)
  const at = ({ data }: Grey, x: number, y: number) => data[y * width + x] ?? 255
  const strange = Array.from({ length: height }, (_, y) =>
    Array.from(
      { length: width },
      (_, x) => isStrange(at(now, x, y), before, x, y) || isStrange(at(before, x, y), now, x, y),
    ),
  )
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const field = strange.slice(y, y + FIELD).flatMap((row) => row.slice(x, x + FIELD))
      if (field.filter(Boolean).length >= STRANGE)
        return `another look at column ${x} of ${width}, row ${y} of ${height}`
    }
  return undefined
}
