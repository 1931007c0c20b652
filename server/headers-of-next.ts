import type { IncomingMessage } from 'node:http'
import { z } from 'zod'

/** By which Next 16.4.6 talks to itself or is told the nonce of a page: nobody outside may send them (S7). */
const internal =
  /^(?:next-|x-next|x-middleware-|x-now-|x-matched-path|x-invoke-|x-action-|x-prerender-|content-security-policy)/

const segment = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(['c', 'oc', 'd']), z.array(z.string()).nullable()]),
])
const tree: z.ZodType = z.lazy(() =>
  z.tuple([
    segment,
    z.record(z.string(), tree),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
)
/** A route of this site has six levels, and a filter's query is one more object. */
const MOST_OBJECTS = 40

/** What client navigation has of the page it leaves. Next answers one that it cannot read with 500 and a stack trace. */
function isTree(text: string): boolean {
  try {
    const json = decodeURIComponent(text)
    return json.split('{').length <= MOST_OBJECTS && tree.safeParse(JSON.parse(json)).success
  } catch {
    return false
  }
}

/** A segment of a page, as client navigation names it. */
export const SEGMENT = /^\/[\w!$%()*./@~-]{1,500}$/

/** What the site's own client navigation says, and when it is well-formed. */
const ofNavigation: Record<string, (value: string) => boolean> = {
  rsc: (value) => value === '1',
  // Of 2 and 3, which cache components would ask for, Next writes a stack trace for each page that reads the clock.
  'next-router-prefetch': (value) => value === '1',
  'next-router-segment-prefetch': (value) => SEGMENT.test(value),
  'next-router-state-tree': isTree,
  'next-url': (value) => /^\/[!-~]{0,2000}$/.test(value),
}

/** Takes from a request what only Next itself may send, and what its client sends where it is not well-formed (S7). */
export function removeInternalHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) {
    const isWellFormed = Object.hasOwn(ofNavigation, name) ? ofNavigation[name] : undefined
    if (isWellFormed ? !isWellFormed(String(headers[name])) : internal.test(name)) delete headers[name]
  }
}
