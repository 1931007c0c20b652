import { unstable_cache } from 'next/cache'
import { cache, cacheSignal } from 'react'
import { steadyNow } from '@/lib/clock'
import { env } from '@/lib/env'
import { processState } from '@/lib/process-state'
import { PAGE_MS, type PageTime, SHARE_MS } from './page-time'

/** The least that a late call gets. */
const LEAST_MS = 750
/** A page built on a last good answer lives this long, so that recovery is quick (D13). */
export const LAST_GOOD_SECONDS = 5
/** Lifetimes are rounded down to these: each pair of lifetime and tags is a small entry in Next's cache. */
const steps = [1, 2, 3, 5, 10, 15, 30, 60, 120, 300, 900, 3600, 14_400]

const started = cache(() => steadyNow())

/**
 * The time of the page being rendered. `deadline` ends every call; `waitUntil` ends the waiting for one that the page
 * can do without or has a last good answer for, so that a hanging call leaves time for those that come after it.
 */
export function pageTime(now = steadyNow()): PageTime {
  const start = started()
  const deadline = start + PAGE_MS
  return { deadline, waitUntil: Math.min(deadline, Math.max(start + SHARE_MS, now + LEAST_MS)) }
}

type Render = { tags: Set<string>; isOver: Promise<void> }

/** Renders in progress, shared by pages and handlers. */
const { value: underWay } = processState('renders', () => new Set<Render>())

/** The page being rendered, until React reports it finished or aborted; undefined in a handler. */
const currentRender = cache((): Render | undefined => {
  const signal = cacheSignal()
  if (!signal || signal.aborted) return undefined
  const isOver = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const render = { tags: new Set<string>(), isOver }
  underWay.add(render)
  void isOver.then(() => underWay.delete(render))
  return render
})

/**
 * Says that the page being rendered shows what these tags name and may be kept for `seconds`. Next takes lifetime and tags
 * from any cached function that the page calls, and only there does a value known at run time count: the function itself
 * has nothing to compute.
 */
export async function tagPage(seconds: number, tags: string[]): Promise<void> {
  noteShown(tags)
  const key = ['page-tags', String(seconds), ...tags]
  await unstable_cache(async () => true, key, { revalidate: seconds, tags })()
}

/** Notes only the tags of the page being rendered. Previews need this too, although they are not kept. */
export function noteShown(tags: string[]): void {
  const render = currentRender()
  for (const tag of tags) render?.tags.add(tag)
}

/** Seconds a page may live whose data is `ageMs` old: what is left of CONTENT_REVALIDATE_SECONDS, at least 1. */
export function pageSeconds(
  ageMs: number,
  isLastGood: boolean,
  whole = env().CONTENT_REVALIDATE_SECONDS,
): number {
  if (isLastGood) return LAST_GOOD_SECONDS
  const left = Math.max(1, Math.ceil(whole - ageMs / 1000))
  return left >= whole ? left : (steps.findLast((step) => step <= left) ?? 1)
}

/** One promise for each render in progress that shows one of the tags; it resolves when that render ends. */
export function rendersShowing(tags: string[]): Promise<void>[] {
  return [...underWay]
    .filter((render) => tags.some((tag) => render.tags.has(tag)))
    .map(({ isOver }) => isOver)
}
