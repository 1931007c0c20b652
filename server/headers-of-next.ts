import type { IncomingMessage } from 'node:http'

/** Headers by which Next 16.4.6 passes on its own state or receives the nonce of a page: nobody outside may send them (S7). */
const internal =
  /^(?:next-|x-next|x-middleware-|x-now-|x-matched-path|x-invoke-|x-action-|x-prerender-|content-security-policy)/

/** A segment of a page, as client navigation names it. */
export const SEGMENT = /^\/[\w!$%()*./@~-]{1,500}$/

/** What counts of client navigation's own words. What it has of the page it leaves does not: it is given all of the new one. */
const ofNavigation: Record<string, RegExp> = {
  rsc: /^1$/,
  // Of 2 and 3, which cache components would ask for, Next writes a stack trace for each page that reads the clock.
  'next-router-prefetch': /^1$/,
  'next-router-segment-prefetch': SEGMENT,
}

/** Takes from a request what only Next itself may send, and what its client sends where it is not well-formed (S7). */
export function removeInternalHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) {
    const wellFormed = Object.hasOwn(ofNavigation, name) ? ofNavigation[name] : undefined
    if (wellFormed ? !wellFormed.test(String(headers[name])) : internal.test(name)) delete headers[name]
  }
}
