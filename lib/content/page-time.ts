import { cache } from 'react'

/** One deadline over all calls of a page (contract, "Envelope"). */
const PAGE_MS = 5000
/** What one call may take of it as long as the page has something else to show. */
const SHARE_MS = 2000
const LEAST_MS = 750

const started = cache(() => Date.now())

export type PageTime = { deadline: number; waitUntil: number }

/**
 * The time of the page being rendered. `deadline` ends every call; `waitUntil` ends the waiting for one that the page
 * can do without or has a last good answer for, so that a hanging call leaves time for those that come after it.
 */
export function pageTime(now = Date.now()): PageTime {
  const start = started()
  const deadline = start + PAGE_MS
  return { deadline, waitUntil: Math.min(deadline, Math.max(start + SHARE_MS, now + LEAST_MS)) }
}
