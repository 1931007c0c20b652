'use client'

/** So long an address may take to be shown by script, ms: twice what the server allows itself for a page. */
const LONGEST_MS = 10_000

type Options = { scroll?: boolean }
let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Asks the router for an address, by its `push` or `replace`. One whose answer hangs for 10 s is followed as a plain link: the browser
 * shows that it loads, and lets it be stopped.
 */
export function goOrFollow(
  go: (address: string, options?: Options) => void,
  address: string,
  options?: Options,
) {
  const { href } = location
  clearTimeout(waiting)
  if (new URL(address, href).href !== href)
    waiting = setTimeout(() => location.href === href && location.assign(address), LONGEST_MS)
  go(address, options)
}
