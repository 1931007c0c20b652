import { statSync } from 'node:fs'

/** Tells one state of a file from the next; 'gone' where there is none. Throws for one that cannot be looked at. */
export function foundStamp(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.mtimeMs}-${found.size}` : 'gone'
}

/** The same where one file must not take the others of its folder with it: a loop of links, a disk that fails count as gone, too. */
export function stampOf(file: string): string {
  try {
    return foundStamp(file)
  } catch {
    return 'gone'
  }
}

/** When a file of that stamp was written, epoch ms; undefined where there was none. */
export function timeOf(stamp: string): number | undefined {
  const time = Math.trunc(Number.parseFloat(stamp))
  return Number.isFinite(time) ? time : undefined
}
