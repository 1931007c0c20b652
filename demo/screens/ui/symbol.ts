import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths'

// The site's own icon: its ground is the rail's ink, so that there the mark stands alone and on white in its tile.
const icon = readFileSync(join(root, 'public/icon.svg'), 'utf8')

/** The company's mark in a square of `size` px, as markup. */
export function symbol(size: number): string {
  return icon.replace('<svg', `<svg width="${size}" height="${size}"`)
}
