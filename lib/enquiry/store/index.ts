import { existsSync } from 'node:fs'
import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { checkIntegrity, lastDamage } from './integrity'
import { openStore } from './open'
import { writeSetting } from './settings'
import { sqliteFile } from './sqlite'
import { type Store, StoreUnavailableError } from './tables'

/** Module state exists twice in Next (server entry, handlers): one store for both. */
const store = globalSingleton<Promise<Store> | undefined>('store', () => undefined)

/** The database of this process, opened on first use; a failed opening is tried again with the next call. Rejects with StoreUnavailableError. */
export async function enquiryStore(): Promise<Store> {
  store.value ??= openOwnStore()
  const opening = store.value
  try {
    return await opening
  } catch (cause) {
    if (store.value === opening) store.value = undefined
    throw new StoreUnavailableError({ cause })
  }
}

async function openOwnStore(): Promise<Store> {
  const { DATABASE_URL, DATA_DIR } = env()
  const opened = await openStore({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR })
  // The damaged file may have been replaced since.
  if (lastDamage().length > 0) void checkIntegrity()
  return opened
}

/** True when there may be something to deliver already: a fresh SQLite installation does not open its database to find nothing. */
export function hasStore(): boolean {
  const { DATABASE_URL, DATA_DIR } = env()
  return DATABASE_URL !== undefined || existsSync(sqliteFile(DATA_DIR))
}

/**
 * Writes a row and commits it (D35): a full disk, a read-only one and a standby answer questions, and SQLite reports a full disk at
 * the commit alone. Rejects with StoreUnavailableError.
 */
export async function checkStore(open: () => Promise<Store> = enquiryStore): Promise<void> {
  const store = await open()
  try {
    await writeSetting(store, 'health/written', new Date().toISOString())
  } catch (cause) {
    throw new StoreUnavailableError({ cause })
  }
}

/** Closes the database if it was opened; the last step of a shutdown. */
export async function closeStore(): Promise<void> {
  const opened = store.value
  store.value = undefined
  await (await opened?.catch(() => undefined))?.close()
}
