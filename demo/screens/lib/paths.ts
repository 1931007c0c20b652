import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

/** A path under public/assets, e.g. assets('screens', 'cn', '1001-1.png'). */
export function assets(...parts: string[]): string {
  return join(root, 'public', 'assets', ...parts)
}
