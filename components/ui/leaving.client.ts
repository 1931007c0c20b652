'use client'

/** So long a page may stand after it began to be left, ms: longer than the server takes for an answer. A download leaves it standing. */
const LEAVING_MS = 10_000

/**
 * The time until this page is no longer being left, ms; 0 when it is not. Firefox ends the loading of code as soon as a page is left;
 * the page's first script notes when that was.
 */
export function leavingFor(): number {
  const { left } = document.documentElement.dataset
  return left === undefined ? 0 : Math.max(0, Number(left) + LEAVING_MS - performance.now())
}

/** Follows a link whose code could not be loaded, but never in place of where the visitor is going. */
export function follow(address: string): void {
  const wait = leavingFor()
  if (wait > 0) setTimeout(follow, wait, address)
  else location.assign(address)
}
