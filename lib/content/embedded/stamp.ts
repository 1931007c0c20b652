import { statSync } from 'node:fs'

/** Tells one state of a file from the next; 'gone' for one that cannot be looked at now: removed, a loop of links, a disk that fails. */
export function stampOf(file: string): string {
  try {
    const found = statSync(file, { throwIfNoEntry: false })
    return found ? `${found.mtimeMs}-${found.size}` : 'gone'
  } catch {
    return 'gone' // one file must not take the others of its folder with it
  }
}
