import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { openStore, type StoreSettings } from '@/lib/enquiry/store/open'
import type { Store } from '@/lib/enquiry/store/tables'
import { hasPostgres, noPostgres, type Postgres, startPostgres } from './postgres'

export type Engine = {
  name: 'SQLite' | 'PostgreSQL'
  settings: () => StoreSettings
  /** The suite's store. Empty before each test. */
  store: () => Store
  /** The stores of so many instances: on SQLite one process has one connection, on PostgreSQL each has its own. */
  instances: (count: number) => Promise<Store[]>
  postgres: () => Postgres | undefined
}

/** The same suite over both databases; PostgreSQL is a cluster of the suite's own. */
export function describeEngines(title: string, suite: (engine: Engine) => void): void {
  for (const name of ['SQLite', 'PostgreSQL'] as const) {
    const isSkipped = name === 'PostgreSQL' && !hasPostgres
    describe.skipIf(isSkipped)(`${title}: ${name}${isSkipped ? ` (${noPostgres})` : ''}`, () => {
      const directory = mkdtempSync(join(tmpdir(), 'northbay-store-'))
      const stores: Store[] = []
      let postgres: Postgres | undefined
      const settings = () => ({ dataDir: directory, databaseUrl: postgres?.url })
      const store = () => stores[0] as Store
      const instances = async (count: number) => {
        if (name === 'SQLite') return Array.from({ length: count }, store)
        while (stores.length < count) stores.push(await openStore(settings()))
        return stores.slice(0, count)
      }
      beforeAll(async () => {
        if (name === 'PostgreSQL') postgres = await startPostgres()
        stores.push(await openStore(settings()))
      })
      beforeEach(async () => {
        await store().db.deleteFrom('deliveries').execute()
        await store().db.deleteFrom('desk_notes').execute()
        await store().db.deleteFrom('desk_accounts').execute()
        await store().db.deleteFrom('enquiries').execute()
        await store().db.deleteFrom('desk_sessions').execute()
        await store().db.deleteFrom('desk_log').execute()
        await store().db.deleteFrom('visit_counts').execute()
        await store().db.deleteFrom('sample_counts').execute()
      })
      afterAll(async () => {
        await Promise.all(stores.map((opened) => opened.close().catch(() => undefined)))
        postgres?.remove()
        rmSync(directory, { recursive: true, force: true })
      })
      suite({ name, settings, store, instances, postgres: () => postgres })
    })
  }
}
