import { sharedStore } from '@/lib/shared-store'
import type { HealthCheck } from './check'

/** Redis answers; asked only where REDIS_URL is set. Without it pages are served all the same, each instance for itself. */
export const cacheCheck: HealthCheck = {
  name: 'cache',
  kind: () => 'Redis',
  run: async () => sharedStore()?.check(),
}
