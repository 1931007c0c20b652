import { log } from '@/lib/log'
import { isoDay } from '@/lib/rules/text/dates'
import { SITE, writeAuditLog } from '../admin/audit-log'
import { eraseOlderThan } from '../admin/change'
import type { Store } from '../store/tables'
import { oncePer } from './claim'

const DAY_MS = 86_400_000

/** Erases what is older than ENQUIRY_RETENTION_DAYS, once a day of the site, and writes down how many (personal-data law, D24). */
export function applyRetention(store: Store, days: number, zone: string, now: number): Promise<boolean> {
  return oncePer(
    store,
    'retention/applied',
    () => `${isoDay(now, zone)} ${days}`,
    async () => {
      const erased = await eraseOlderThan(store, now - days * DAY_MS, now)
      log.info({ days, erased }, 'retention applied')
      if (erased > 0)
        await writeAuditLog(store, { who: SITE, action: 'retention', detail: String(erased), now })
    },
  )
}
