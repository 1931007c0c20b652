'use client'

import { withoutDialogEntry } from './dialog-entry.client'

/** So long an address may take to be shown by script, ms: twice what the server allows itself for a page. */
const LONGEST_MS = 10_000

type Options = { scroll?: boolean }
let waiting: AbortController | undefined

/** Follows `address` as a plain link where the page stays at `href` for 10 s; Back and leaving the page end the wait. */
function followLater(address: string, href: string) {
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(() => {
    controller.abort()
    if (location.href === href) location.assign(address)
  }, LONGEST_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
  for (const name of ['popstate', 'beforeunload', 'pagehide'])
    addEventListener(name, () => controller.abort(), { signal })
  waiting = controller
}

/**
 * Asks the router for an address, by its `push` or `replace`. One whose answer hangs for 10 s is followed as a plain link: the browser
 * shows that it loads, and lets it be stopped.
 */
export function openOrFollow(
  go: (address: string, options?: Options) => void,
  address: string,
  options?: Options,
) {
  withoutDialogEntry(() => {
    const { href } = location
    waiting?.abort()
    if (new URL(address, href).href !== href) followLater(address, href)
    go(address, options)
  })
}
