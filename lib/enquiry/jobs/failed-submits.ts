import { log } from '@/lib/log'
import { failedSubmits } from '../outcome'
import type { Alert } from './channels'

const HOUR_MS = 3_600_000

/**
 * Tells people that submits are refused by a fault, once an hour at most and by each instance for itself: the database may be what
 * fails. When no channel worked, the next check tries again. Times in ms of `monotonicNow`.
 */
export async function watchSubmits(
  sendAlert: (alert: Alert) => Promise<void>,
  now: number,
): Promise<boolean> {
  const { count } = failedSubmits
  if (count === 0 || now - failedSubmits.toldAt < HOUR_MS) return false
  log.error({ count }, 'enquiries are refused')
  await sendAlert({ kind: 'refused', count })
  failedSubmits.count -= count
  failedSubmits.toldAt = now
  return true
}
