import { checkStore } from '@/lib/enquiry/store'
import { env } from '@/lib/env'
import type { HealthCheck } from '.'

/** The enquiry database answers; SQLite is opened if no submit has done so yet, which proves that its disk can be written. */
export const databaseCheck: HealthCheck = {
  name: 'database',
  kind: () => (env().DATABASE_URL ? 'PostgreSQL' : 'SQLite'),
  run: checkStore,
}
