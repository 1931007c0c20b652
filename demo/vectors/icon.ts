import { INK, save, TEAL, TINT } from './svg'

/** Path data of a line icon: the ink lines, then the accent lines. */
export type Drawing = [ink: string, accent: string]

const stroke = 'stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"'

/** One 64×64 line icon on a transparent ground. */
export function icon(name: string, [ink, accent]: Drawing): void {
  save(
    `icons/${name}.svg`,
    64,
    64,
    `<g ${stroke}><path stroke="${INK}" d="${ink}"/><path stroke="${TEAL}" d="${accent}"/></g>`,
  )
}

/** One 64×64 product symbol: accent lines and an optional solid detail on a tinted tile. */
export function tile(name: string, lines: string, solid = ''): void {
  const fill = solid && `<path fill="${TEAL}" d="${solid}"/>`
  save(
    `icons/${name}.svg`,
    64,
    64,
    `<rect width="64" height="64" rx="14" fill="${TINT}"/><path stroke="${TEAL}" ${stroke} d="${lines}"/>${fill}`,
  )
}
