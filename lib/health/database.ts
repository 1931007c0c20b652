import { checkStore } from '@/lib/enquiry/store'
import { lastDamage } from '@/lib/enquiry/store/integrity'
import { env } from '@/lib/env'
import type { HealthCheck } from './check'

/** The enquiry database can be written, and the last check of its file found no damage; SQLite is opened if no submit has done so yet. */
export const databaseCheck: HealthCheck = {
  name: 'database',
  kind: () => (env().DATABASE_URL ? 'PostgreSQL' : 'SQLite'),
  async run() {
    const [damage] = lastDamage()
    if (damage !== undefined) throw new Error(`damaged: ${damage}`)
    await checkStore()
  },
}
