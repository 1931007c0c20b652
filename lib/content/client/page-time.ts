/** When a page's calls end and when its waiting for one that it can do without ends, moments of `monotonicNow`. */
export type PageTime = { deadline: number; waitUntil: number }

/** One deadline over all calls of a page (contract, "Envelope"). */
export const PAGE_MS = 5000
/** How much of it one call may take when the page has something else to show. */
export const SHARE_MS = 2000
