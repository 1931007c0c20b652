import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/lib/env'
import type { HealthCheck } from './check'

/** A page of a disk: a full one still takes an empty file. */
const probe = Buffer.alloc(4096, '.')

/**
 * DATA_DIR takes a file and gives it back: neither full nor read-only. Leads, cached pages and pictures all lie there. At once, as
 * SQLite writes too: steps that wait for their turn would come too late in a busy process, on a disk that is well.
 */
export const diskCheck: HealthCheck = {
  name: 'disk',
  kind: () => 'DATA_DIR',
  async run() {
    const { DATA_DIR } = env()
    mkdirSync(DATA_DIR, { recursive: true })
    const path = join(DATA_DIR, `.health-${process.pid}`)
    try {
      writeFileSync(path, probe, { mode: 0o600 })
    } finally {
      rmSync(path, { force: true })
    }
  },
}
