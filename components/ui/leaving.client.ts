'use client'

/** So long a page may stand after it began to be left, ms: longer than the server takes for an answer. A download leaves it standing. */
const LEAVING_MS = 10_000

/**
 * Acts at once, or, on a page that is being left, if it is still there after that. Firefox ends the loading of code as soon as a page
 * is left; the page's first script notes when that was.
 */
export function unlessLeaving(act: () => void): void {
  const { left } = document.documentElement.dataset
  const wait = left === undefined ? 0 : Number(left) + LEAVING_MS - performance.now()
  if (wait > 0) setTimeout(unlessLeaving, wait, act)
  else act()
}

/** Follows a link whose code could not be loaded, but never in place of where the visitor is going. */
export const follow = (address: string) => unlessLeaving(() => location.assign(address))
