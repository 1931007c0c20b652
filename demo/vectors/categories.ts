import { type Drawing, icon } from './icon'

/** The four product lines: ink lines first, the one accent second. */
const categories: Record<number, Drawing> = {
  // A parcel with its tape.
  101: ['M32 7l22 12.5v25L32 57L10 44.5V19.5zM10 19.5L32 32l22-12.5M32 32v25', 'M21 13.2L43 25.7V35'],
  // A works with a chimney, its windows lit.
  102: ['M8 55V29l14 9v-9l14 9V9h9l2 20h9v26z', 'M18 46h5M30 46h5M42 46h5'],
  // Columns and the line that rises above them.
  103: ['M8 56h48M14 56V43h9v13M28 56V37h9v19M42 56V29h9v27', 'M10 32l13-10l9 5l18-17M41 9h10v10'],
  // A chip with a spark in it.
  104: [
    'M16 16h32v32H16zM24 16V8M32 16V8M40 16V8M24 56v-8M32 56v-8M40 56v-8M16 24H8M16 32H8M16 40H8M56 24h-8M56 32h-8M56 40h-8',
    'M32 22.5l2.6 6.9L41.5 32l-6.9 2.6L32 41.5l-2.6-6.9L22.5 32l6.9-2.6z',
  ],
}

/** Writes category-101 … category-104. */
export function drawCategories(): void {
  for (const [id, drawing] of Object.entries(categories)) icon(`category-${id}`, drawing)
}
