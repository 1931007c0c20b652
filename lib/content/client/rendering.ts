import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { steadyNow } from '@/lib/clock'
import { env } from '@/lib/env'
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

/**
 * Says that the page being rendered shows what these tags name and may be kept for `seconds`. Next takes lifetime and tags
 * from any cached function that the page calls, and only there does a value known at run time count: the function itself
 * has nothing to compute.
 */
export async function tagPage(seconds: number, tags: string[]): Promise<void> {
  const key = ['page-tags', String(seconds), ...tags]
  await unstable_cache(async () => true, key, { revalidate: seconds, tags })()
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
