import { cache } from 'react'
import { monotonicNow } from '@/lib/clock'
import { env } from '@/lib/env'
import { PAGE_MS, type PageTime, SHARE_MS } from './call'

/** The least that a late call gets. */
const LEAST_MS = 750
/** A page built on a last good answer lives this long, so that recovery is quick (D13). */
export const LAST_GOOD_SECONDS = 5

const started = cache(() => monotonicNow())

/**
 * The time of the page being rendered. `deadline` ends every call; `waitUntil` ends the waiting for one that the page
 * can do without or has a last good answer for, so that a hanging call leaves time for those that come after it.
 */
export function pageTime(): PageTime {
  const start = started()
  const deadline = start + PAGE_MS
  return { deadline, waitUntil: Math.min(deadline, Math.max(start + SHARE_MS, monotonicNow() + LEAST_MS)) }
}

/** Seconds a page may live whose data is `ageMs` old: what is left of CONTENT_REVALIDATE_SECONDS, at least 1. */
export const pageSeconds = (ageMs: number, isLastGood: boolean): number =>
  isLastGood ? LAST_GOOD_SECONDS : Math.max(1, Math.ceil(env().CONTENT_REVALIDATE_SECONDS - ageMs / 1000))
