'use client'

import { flushBeacon, queueBeacon } from './beacon.client'

let left = 5

/** Tells the site's log what failed here (S3): the message and the place, nothing of what was typed; five times a page load at most. */
export function reportFailure(error: unknown, sourceFile = ''): void {
  if (left-- <= 0) return
  queueBeacon({ type: 'error', url: location.pathname, body: { message: String(error), sourceFile } })
  flushBeacon() // who knows what still works a moment later
}
