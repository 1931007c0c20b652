import { tile } from './icon'
import { circle } from './industries'
import { polygon, ring } from './svg'

const hexagon = polygon(ring(32, 32, 18, 6))

/** The twelve product symbols: accent lines, then a solid detail. */
const products: Record<number, [lines: string, solid: string]> = {
  // A purchase order that two parties hand each other.
  1001: ['M14 18h6l5.5 22h20L50 25H22', circle(28, 48, 3.5) + circle(43, 48, 3.5)],
  // Stacked bins, one of them full.
  1002: ['M23 14h18v16H23zM13 34h18v16H13zM33 34h18v16H33z', 'M20 34h4v6h-4zM40 34h4v6h-4zM30 14h4v6h-4z'],
  // A route with a bend between two stops.
  1003: [
    `M17 43V29a9 9 0 0 1 9-9M26 20h3a6 6 0 0 1 6 6v14a7 7 0 0 0 14 0V24${circle(17, 47, 4)}`,
    'M49 12l7.5 12h-15z',
  ],
  // Bars of a schedule with today's line.
  1004: [
    'M14 20h16M24 32h18M36 44h14',
    'M33.5 12h3v5h-3zM33.5 24h3v3.5h-3zM33.5 36.5h3v3.5h-3zM33.5 48h3v5h-3z',
  ],
  // A saw-tooth factory roof.
  1005: ['M13 49V27l12 8v-8l12 8V15h14v34z', 'M20 40h5v5h-5zM30 40h5v5h-5zM40 40h5v5h-5z'],
  // A batch followed back through its branches.
  1006: [
    `M19 32h9c6 0 4-13 12-13M28 32h12M28 32c6 0 4 13 12 13${circle(44, 19, 4)}${circle(44, 45, 4)}`,
    circle(16, 32, 5) + circle(44, 32, 5),
  ],
  // A ledger with a balanced column.
  1007: [
    'M15 14h34v36H15zM15 24h34M32 24v26',
    'M20 29h7v3h-7zM20 35h7v3h-7zM20 41h4v3h-4zM37 29h7v3h-7zM40 35h4v3h-4zM37 41h7v3h-7z',
  ],
  // Columns and a rising line.
  1008: ['M14 33l11-8l9 5l16-15M42 15h8v8', 'M14 41h6v9h-6zM24 35h6v15h-6zM34 39h6v11h-6zM44 31h6v19h-6z'],
  // A receipt that has been approved.
  1009: ['M17 13h30v38l-5-4l-5 4l-5-4l-5 4l-5-4l-5 4zM25 31l5 5l10-10', 'M24 18.5h16v3H24z'],
  // A core with six orbits' ends.
  1010: [`${hexagon}M32 14v9M16.4 41l7.8-4.5M47.6 41l-7.8-4.5`, polygon(ring(32, 32, 9, 6))],
  // Two ends joined by a coupling.
  1011: [
    'M27 22h-5a10 10 0 0 0 0 20h5M37 22h5a10 10 0 0 1 0 20h-5M24 32h16',
    circle(24, 32, 3.5) + circle(40, 32, 3.5),
  ],
  // Blocks dropped on a canvas.
  1012: ['M14 14h16v16H14zM14 36h16v14H14zM36 14h14v10H36z', 'M36 30l16 8l-6.8 2.2L42.5 47z'],
}

/** Writes the symbols 1001 … 1012. */
export function drawProducts(): void {
  for (const [id, [lines, solid]] of Object.entries(products)) tile(id, lines, solid)
}
