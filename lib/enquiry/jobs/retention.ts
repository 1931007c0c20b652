import { log } from '@/lib/log'
import { isoDay } from '@/lib/rules/text/dates'
import { SITE, writeAuditLog } from '../admin/audit-log'
import { eraseOlderThan } from '../admin/change'
import { erasedLine } from '../admin/erased'
import { readSetting, writeSetting } from '../store/settings'
import type { Store } from '../store/tables'
import { runOncePer } from './claim'

const DAY_MS = 86_400_000
const LAST_RUN = 'retention/last-run'

/** When retention was last applied, epoch ms, and how many enquiries it erased. */
export type RetentionRun = { at: number; erased: number }

/** Erases what is older than ENQUIRY_RETENTION_DAYS, once a day of the site, and writes down how many (personal-data law, D24). */
export function applyRetention(store: Store, days: number, zone: string, now: number): Promise<boolean> {
  return runOncePer(
    store,
    'retention/applied',
    () => `${isoDay(now, zone)} ${days}`,
    async () => {
      const all = await eraseOlderThan(store, now - days * DAY_MS, now)
      const erased = all.count
      log.info({ days, erased }, 'retention applied')
      await writeSetting(store, LAST_RUN, JSON.stringify({ at: now, erased } satisfies RetentionRun))
      if (erased > 0)
        await writeAuditLog(store, { who: SITE, action: 'retention', detail: erasedLine(all), now })
    },
  )
}

/** The last run of retention, for the desk; undefined before the first. */
export async function lastRetention(store: Store): Promise<RetentionRun | undefined> {
  const stored = await readSetting(store, LAST_RUN)
  return stored === undefined ? undefined : (JSON.parse(stored) as RetentionRun)
}
