/** How many letters have to be changed, put in or left out to make one word of another; Infinity once they are more than `most`. */
export function editDistance(from: string, to: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) > most) return Number.POSITIVE_INFINITY
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...from].entries()) {
    const above = row
    row = [at + 1]
    for (const [column, other] of [...to].entries()) {
      const [replaced = 0, left = 0, put = 0] = [above[column], above[column + 1], row[column]]
      row.push(Math.min(replaced + (letter === other ? 0 : 1), left + 1, put + 1))
    }
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY
  }
  return row.at(-1) ?? 0
}
