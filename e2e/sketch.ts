/**
 * What a picture of a page looks like from afar: one letter a cell for its light, in rows. Small enough to be kept, and the same on machines
 * that draw letters a little differently.
 */
export type Sketch = string[]

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** Levels of 64 that a cell may be lighter or darker than all of its neighbourhood. */
const TOLERANCE = 4
/** What stands a line higher or lower still looks the same: a cell is held against those around it. */
const REACH = { x: 1, y: 2 }
/** So many strange cells in a field of 5 × 5 are a fault that somebody sees. */
const FIELD = 5
const STRANGE = 7

/** Grey pixels of a picture, row by row. */
export type Grey = { data: Uint8Array; width: number; height: number }
/** A box in pixels of the picture. */
export type Box = { x: number; y: number; width: number; height: number }

/** The sketch of a box of a picture, in cells of `cell` × `cell` pixels; what lies outside of the picture counts as white. */
export function sketch(grey: Grey, box: Box, cell: number): Sketch {
  const columns = Math.round(box.width / cell)
  return Array.from({ length: Math.round(box.height / cell) }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      let sum = 0
      let count = 0
      for (let y = Math.round(box.y + row * cell); y < Math.round(box.y + (row + 1) * cell); y += 1)
        for (let x = Math.round(box.x + column * cell); x < Math.round(box.x + (column + 1) * cell); x += 1) {
          sum += x < grey.width && y < grey.height ? (grey.data[y * grey.width + x] ?? 255) : 255
          count += 1
        }
      return letters[Math.min(63, Math.floor(sum / Math.max(count, 1) / 4))]
    }).join(''),
  )
}

const level = (sketch: Sketch, x: number, y: number) => letters.indexOf(sketch[y]?.[x] ?? '')

/** True for a cell that nothing around its place in the other sketch is like. */
function isStrange(value: number, other: Sketch, x: number, y: number): boolean {
  let least = 64
  let most = -1
  for (let dy = -REACH.y; dy <= REACH.y; dy += 1)
    for (let dx = -REACH.x; dx <= REACH.x; dx += 1) {
      const near = level(other, x + dx, y + dy)
      if (near < 0) continue
      least = Math.min(least, near)
      most = Math.max(most, near)
    }
  return value < least - TOLERANCE || value > most + TOLERANCE
}

/** What a person would see of the difference between two sketches, in words; undefined when there is nothing to see. */
export function difference(kept: Sketch, seen: Sketch): string | undefined {
  const rows = Math.abs(kept.length - seen.length)
  if (rows > Math.max(2, kept.length * 0.04)) return `${kept.length} rows became ${seen.length}`
  const width = kept[0]?.length ?? 0
  if (width !== (seen[0]?.length ?? 0)) return `${width} columns became ${seen[0]?.length ?? 0}`
  const height = Math.min(kept.length, seen.length)
  const strange = Array.from({ length: height }, (_, y) =>
    Array.from(
      { length: width },
      (_, x) => isStrange(level(seen, x, y), kept, x, y) || isStrange(level(kept, x, y), seen, x, y),
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
