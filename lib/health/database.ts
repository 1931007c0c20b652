import { checkStore } from '@/lib/enquiry/store'
import { lastDamage } from '@/lib/enquiry/store/integrity'
import { hasRoom } from '@/lib/enquiry/store/open'
import { env } from '@/lib/env'
import type { HealthCheck } from './check'

/**
 * The enquiry database can be written, also what is longer than the row of this check, and the last check of its file found no damage;
 * SQLite is opened if no submit has done so yet.
 */
export const databaseCheck: HealthCheck = {
  name: 'database',
  kind: () => (env().DATABASE_URL ? 'PostgreSQL' : 'SQLite'),
  async run() {
    await checkStore()
    const { DATABASE_URL, DATA_DIR } = env()
    if (!DATABASE_URL && !hasRoom(DATA_DIR)) throw new Error('no room for an enquiry')
    const [damage] = lastDamage()
    if (damage !== undefined) throw new Error(`damaged: ${damage}`)
  },
}
