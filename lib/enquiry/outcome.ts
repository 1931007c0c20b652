import { globalSingleton } from '@/lib/global-singleton'
import { count } from '@/lib/metrics'

type Failed = { count: number; toldAt: number; onFirst?: (() => void) | undefined }

/** Submits that failed since people were last notified of any, when that was (ms of `monotonicNow`), and who looks at the first one at once. */
export const failedSubmits = globalSingleton<Failed>('failed submits', () => ({
  count: 0,
  toldAt: Number.NEGATIVE_INFINITY,
})).value

/** Counts what became of a submit that the forms' code answered (`site_enquiries_total`). */
export const countSubmit = (outcome: 'accepted' | 'refused', reason: string): void =>
  count('enquiries', { outcome, reason })

/** An answer that refuses a submit for a mistake of who sent it, counted by its reason. */
export function refusedFor(reason: string, answer: Response): Response {
  countSubmit('refused', reason)
  return answer
}

/** A submit was answered 5xx: a fault of ours, whatever it was. Counted in memory too, where no database and no METRICS_TOKEN is needed. */
export function submitFailed(): void {
  count('enquiries', { outcome: 'failed', reason: 'fault' })
  failedSubmits.count += 1
  if (failedSubmits.count === 1) failedSubmits.onFirst?.()
}
