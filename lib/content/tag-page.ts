import { unstable_cache } from 'next/cache'
import { env } from '@/lib/env'

/** A page built on a last good answer lives this long, so that recovery is quick (D13). */
export const LAST_GOOD_SECONDS = 5
/** Lifetimes are rounded down to these: each pair of lifetime and tags is a small entry in Next's cache. */
const steps = [1, 2, 3, 5, 10, 15, 30, 60, 120, 300, 900, 3600, 14_400]

/**
 * Gives the page being rendered its lifetime and tags. Next takes both from any cached function the page calls,
 * and only there a value known at run time counts; the function itself has nothing to compute.
 */
export async function tagPage(seconds: number, tags: string[]): Promise<void> {
  const key = ['page-mark', String(seconds), ...tags]
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
