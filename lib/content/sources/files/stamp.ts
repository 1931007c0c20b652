import { statSync } from 'node:fs'

/**
 * Tells one state of a file from the next; 'gone' where there is none, and where one cannot be looked at: a loop of links, a disk
 * that fails must not take the other files of a folder with it.
 */
export function stampOf(file: string): string {
  try {
    const found = statSync(file, { throwIfNoEntry: false })
    return found ? `${found.mtimeMs}-${found.size}` : 'gone'
  } catch {
    return 'gone'
  }
}

/** When a file of that stamp was written, epoch ms; undefined where there was none. */
export function timeOf(stamp: string): number | undefined {
  const time = Math.trunc(Number.parseFloat(stamp))
  return Number.isFinite(time) ? time : undefined
}
