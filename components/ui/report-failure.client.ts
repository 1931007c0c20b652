'use client'

import { flushBeacon, queueBeacon } from './beacon.client'

let left = 5

/** False for what browsers say of themselves: a transition between pages that was cut short, a size that is told a frame later. */
export const isFault = (error: unknown): boolean =>
  !/^(?:Abort|InvalidState|Timeout)Error: .*transition|^(?:Uncaught )?ResizeObserver loop/i.test(
    String(error),
  )

/** Tells the site's log what failed here (S3): the message and the place, nothing of what was typed; five times a page load at most. */
export function reportFailure(error: unknown, sourceFile = ''): void {
  if (!isFault(error) || left-- <= 0) return
  queueBeacon({ type: 'error', url: location.pathname, body: { message: String(error), sourceFile } })
  flushBeacon() // who knows what still works a moment later
}
