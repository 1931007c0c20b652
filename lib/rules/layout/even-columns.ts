/** Columns (3 or 4, at most `count` but two at least) that leave the fewest gaps in the last row of `count` items. */
export function evenColumns(count: number): number {
  if (count <= 4) return Math.max(2, count)
  const gaps = (columns: number) => (columns - (count % columns)) % columns
  return gaps(3) < gaps(4) ? 3 : 4
}
