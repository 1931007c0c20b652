/** Mixes two #rrggbb colours; k = 0 gives the first. */
export function mix(a: string, b: string, k: number): string {
  const part = (at: number) => {
    const x = Number.parseInt(a.slice(at, at + 2), 16)
    const y = Number.parseInt(b.slice(at, at + 2), 16)
    return Math.round(x + (y - x) * k)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}
