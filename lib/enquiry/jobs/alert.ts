import { log } from '@/lib/log'
import { SITE, writeAuditLog } from '../admin/audit-log'
import { outboxState } from '../admin/delivery-health'
import type { Store } from '../store/tables'
import { alertFor, type LastAlert, lateMinutes } from './alert-rule'
import type { Alert } from './channels'
import { runOncePer } from './claim'

/**
 * Checks the outbox and alerts people when leads do not get through, and again when they do; one instance does it for all.
 * When no channel worked, the next check tries again.
 */
export async function watchOutbox(
  store: Store,
  sendAlert: (alert: Alert) => Promise<void>,
  now: number,
): Promise<boolean> {
  const state = await outboxState(store)
  const minutes = lateMinutes(state, now)
  let kind: ReturnType<typeof alertFor>
  const next = (before: string | undefined) => {
    const lastAlert = before === undefined ? undefined : (JSON.parse(before) as LastAlert)
    kind = alertFor(lastAlert, state, now)
    if (kind === 'over') return ''
    return kind && JSON.stringify({ at: now, dead: state.dead } satisfies LastAlert)
  }
  return runOncePer(store, 'alert/outbox', next, async () => {
    if (!kind) return
    if (kind === 'trouble') log.error({ dead: state.dead, minutes }, 'enquiry deliveries overdue')
    await sendAlert({ kind, dead: state.dead, target: state.lastDead?.target ?? '', minutes })
    await writeAuditLog(store, { who: SITE, action: kind === 'over' ? 'alert-over' : 'alert', now })
  })
}
