import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { GateRef } from '@/lib/contract/enquiry'
import { addEnquiry } from '@/lib/enquiry/store/enquiries'
import { openStore } from '@/lib/enquiry/store/open'
import type { Store } from '@/lib/enquiry/store/tables'

/** A SQLite store for the tests of one file, and gone after them. */
export async function temporaryStore(): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'northbay-store-'))
  const store = await openStore({ dataDir })
  afterAll(async () => {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return store
}

/** Stores an English enquiry with these values; its number. */
export async function addTo(
  store: Store,
  values: string[],
  {
    now = Date.now(),
    gate,
    firstTouch,
    targets = [],
  }: { now?: number; gate?: GateRef; firstTouch?: Record<string, string>; targets?: string[] } = {},
): Promise<string> {
  const body = {
    ...{ site: { id: 1 }, form: { id: 5002 }, formTypeSource: 'INDEX_MODEL' as const },
    fieldValues: values.map((value, id) => ({ formFieldBO: { id }, value })),
    trafficAccessReq: { deviceType: 2 as const, logidUrl: 'https://own.example/' },
  }
  const context = {
    mark: 'en',
    formName: 'Contact',
    labels: {},
    ...(gate && { gate }),
    ...(firstTouch && { client: { firstTouch } }),
  }
  return (await addEnquiry(store, { key: randomUUID(), body, context, targets, now })).id
}
