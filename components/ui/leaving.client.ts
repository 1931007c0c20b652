'use client'

/** So long a page may stand after it began to be left, ms: longer than the server takes for an answer. A download leaves it standing. */
const LEAVING_MS = 10_000

let left = Number.NEGATIVE_INFINITY
if (typeof window !== 'undefined')
  for (const name of ['beforeunload', 'pagehide'])
    addEventListener(name, () => {
      left = performance.now()
    })

/** The time until this page is no longer being left, ms; 0 when it is not. Firefox ends the loading of code as soon as a page is left. */
export const leavingFor = () => Math.max(0, left + LEAVING_MS - performance.now())

/** Follows a link whose code could not be loaded, but never in place of where the visitor is going. */
export function follow(address: string): void {
  if (leavingFor() === 0) location.assign(address)
}
