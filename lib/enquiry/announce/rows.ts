import type { Address } from '@/lib/content/addresses'
import type { AnnouncementRow, Store } from '../store/tables'
import type { Engine } from './engines'

/** An address is announced once in this time at most: an editor saves many times, and engines count announcements. */
export const QUIET_MS = 3_600_000
/** What was sent and not answered for, as after a crash, is sent again after this. */
const LEASE_MS = 600_000
/** The version of a page that is gone: a cache must forget it. */
const GONE = 'gone'
/** Rows of one statement: databases limit its parameters. */
const CHUNK = 100

function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += CHUNK) yield all.slice(at, at + CHUNK)
}

/** Statements that change an engine's rows of these addresses. */
function* updatesOf({ db }: Store, engine: string, urls: readonly string[]) {
  for (const chunk of chunks(urls))
    yield db.updateTable('announcements').where('engine', '=', engine).where('url', 'in', chunk)
}

/** What an address is now, beside what is known of it; undefined when there is nothing to note. */
function noted(
  { name: engine, isCache }: Engine,
  { url, version }: Address,
  before: AnnouncementRow | undefined,
  now: number,
) {
  const isBack = before?.version === GONE && version === undefined
  if (before && !isBack && (version === undefined || before.version === version)) return undefined
  const row = { engine, url, version: version ?? '', attempts: 0, told_at: before?.told_at ?? null }
  // When the address was announced, the page's version was unknown: knowing it now does not make it a change.
  if (before && before.version === '' && version !== GONE)
    return { ...row, status: before.status, next_at: before.next_at }
  const quietUntil = isCache || before?.told_at == null ? now : before.told_at + QUIET_MS
  return { ...row, status: 'due' as const, next_at: Math.max(now, quietUntil) }
}

/** Stores which addresses are to be announced to an engine: new ones and changed ones. One that is gone before its turn is not announced. */
export async function noteAddresses(
  { db }: Store,
  target: Engine,
  addresses: Address[],
  now: number,
): Promise<void> {
  const engine = target.name
  const rows = await db.selectFrom('announcements').selectAll().where('engine', '=', engine).execute()
  const stored = new Map(rows.map((row) => [row.url, row]))
  const there = new Set(addresses.map(({ url }) => url))
  const missing = rows.filter(({ url }) => !there.has(url))
  const all = target.isCache
    ? [...addresses, ...missing.map(({ url }) => ({ url, version: GONE }))]
    : addresses
  const fresh = all.flatMap((address) => noted(target, address, stored.get(address.url), now) ?? [])
  for (const chunk of chunks(fresh))
    await db
      .insertInto('announcements')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['engine', 'url']).doUpdateSet((eb) => ({
          version: eb.ref('excluded.version'),
          status: eb.ref('excluded.status'),
          attempts: eb.ref('excluded.attempts'),
          next_at: eb.ref('excluded.next_at'),
        })),
      )
      .execute()
  if (target.isCache) return
  const gone = missing.filter(({ status }) => status === 'due').map(({ url }) => url)
  for (const chunk of chunks(gone))
    await db.deleteFrom('announcements').where('engine', '=', engine).where('url', 'in', chunk).execute()
}

/** Takes up to `most` addresses of one host that are due, those that wait longest first; nobody else takes them meanwhile. */
export async function claimDue(
  store: Store,
  engine: string,
  most: number,
  now: number,
): Promise<AnnouncementRow[]> {
  const due = await store.db
    .selectFrom('announcements')
    .selectAll()
    .where('engine', '=', engine)
    .where('status', '=', 'due')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .orderBy('url')
    .limit(most)
    .execute()
  const host = due[0] && new URL(due[0].url).origin
  const taken = due.filter(({ url }) => new URL(url).origin === host)
  const urls = taken.map(({ url }) => url)
  for (const update of updatesOf(store, engine, urls))
    await update.set((eb) => ({ next_at: now + LEASE_MS, attempts: eb('attempts', '+', 1) })).execute()
  return taken
}

/**
 * An edit was told: pages without a version of their own (the home page, lists) are due at every CDN, and those of the record `id`, whose
 * version need not say all of it; without an id all pages. What is due already is left: a thousand edits write once.
 */
export async function expireAddresses({ db }: Store, id: string | undefined, now: number): Promise<void> {
  const update = db
    .updateTable('announcements')
    .set({ status: 'due', next_at: now, attempts: 0 })
    .where('engine', 'like', 'cdn %')
    .where((eb) => eb.or([eb('status', '!=', 'due'), eb('next_at', '>', now)]))
  const shown =
    id === undefined
      ? update.where('version', '!=', GONE)
      : update.where((eb) => eb.or([eb('version', '=', ''), eb('url', 'like', `%/${id}`)]))
  const write = () => shown.execute()
  // Of two instances whose writes wait for each other PostgreSQL ends one: it is tried again, as this edit is told once.
  await write().catch(write).catch(write)
}

/** The engine has them; not what became due again while it was told, whose next time is another. */
export async function recordAnnounced(
  store: Store,
  engine: string,
  urls: string[],
  now: number,
): Promise<void> {
  for (const update of updatesOf(store, engine, urls))
    await update
      .set({ status: 'told', told_at: now })
      .where('next_at', '=', now + LEASE_MS)
      .execute()
}

/** They did not arrive: due again at another time, never given up. */
export async function recordNotAnnounced(
  store: Store,
  engine: string,
  urls: string[],
  dueAt: number,
): Promise<void> {
  for (const update of updatesOf(store, engine, urls)) await update.set({ next_at: dueAt }).execute()
}
