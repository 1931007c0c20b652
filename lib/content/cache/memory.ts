import { monotonicNow } from '@/lib/clock'
import { NotFoundError, UnavailableError } from '@/lib/contract/errors'
import { sharedStore } from '@/lib/shared-store'
import { withTimeout } from '@/lib/with-timeout'
import { readShared, share, unshare } from './shared-answers'
import { type Entry, type InFlight, memory, type Store } from './store'

export type CachedAnswer<T> = { value: T; ageMs: number; isLastGood: boolean; failure?: unknown }

export type Asking = {
  key: string
  /** Kept apart, so that invented keywords push no page's last good answer out; `pages` are shared with other instances. */
  kind: keyof typeof memory
  tags: readonly string[]
  /** How long an answer is fresh. */
  ttlMs: number
  /** Until when (`monotonicNow`) this caller waits if it has a last good answer or can do without one. */
  waitUntil: number
  /** True when the page cannot do without: with no last good answer it waits as long as the call itself. */
  isEssential: boolean
}

/** After a failure the last good answer is served at once for this long, so that nobody waits for a dead back end again and again. */
const FAILURE_MS = 2000
const never = Number.NEGATIVE_INFINITY
/** The request in flight for a call, started unless the same one is under way already (P8). One that began before an edit is stale when it ends. */
function requestOf(store: Store, { key, tags }: Asking, load: () => Promise<unknown>): Promise<Entry> {
  const others = store.inFlight.get(key) ?? []
  const running = others.at(-1)
  if (running && !running.isOutdated) return running.promise
  const begunAt = monotonicNow()
  const request: InFlight = {
    promise: undefined as never,
    tags,
    begunAt,
    isOutdated: false,
    isOvertaken: false,
  }
  store.inFlight.set(key, [...others, request])
  request.promise = load()
    .then(
      (value) => succeeded(store, key, request, value),
      (error: unknown) => {
        failed(store, key, request, error)
        throw error
      },
    )
    .finally(() => {
      const rest = (store.inFlight.get(key) ?? []).filter((other) => other !== request)
      if (rest.length > 0) store.inFlight.set(key, rest)
      else store.inFlight.delete(key)
    })
  request.promise.catch(() => undefined) // all callers may have stopped waiting
  return request.promise
}

/** Keeps an answer, unless a request that began later has been answered already: then the newer answer is returned. */
function succeeded(store: Store, key: string, request: InFlight, value: unknown): Entry {
  const entry: Entry = {
    value,
    at: monotonicNow(),
    isStale: request.isOutdated,
    failedAt: never,
    tags: request.tags,
  }
  if (request.isOvertaken) return store.entries.peek(key) ?? entry
  store.entries.set(key, entry)
  if (store === memory.pages) share(key, entry, request.begunAt)
  overtake(store, key, request)
  return entry
}

/** Only a proven "does not exist" removes an answer. After any other failure, callers within the pause get the last good answer without waiting. */
function failed(store: Store, key: string, request: InFlight, error: unknown) {
  if (request.isOvertaken) return
  const cached = store.entries.peek(key)
  if (error instanceof NotFoundError) {
    store.entries.delete(key)
    unshare(key)
    overtake(store, key, request)
  } else if (cached) cached.failedAt = monotonicNow()
}

function overtake(store: Store, key: string, request: InFlight) {
  const inFlight = store.inFlight.get(key) ?? []
  for (const older of inFlight.slice(0, Math.max(0, inFlight.indexOf(request)))) older.isOvertaken = true
}

const tooLate = (call: string) => new UnavailableError(call, 'no answer in its share of the time')

/** Optional calls time out earlier than essential ones, so their failures are remembered apart. */
const failureKey = ({ key, isEssential }: Asking) => `${isEssential} ${key}`

const isFresh = ({ isStale, at }: Entry, ttlMs: number) => !isStale && monotonicNow() - at < ttlMs

/** What is remembered of a page's call, or another instance's answer if that is newer. */
async function newestAnswer(store: Store, { key, tags }: Asking): Promise<Entry | undefined> {
  const answer = await readShared(key)
  const cached = store.entries.get(key)
  if (!answer || (cached && cached.at >= answer.at)) return cached
  const entry: Entry = { ...answer, failedAt: never, tags }
  store.entries.set(key, entry)
  return entry
}

/**
 * One layer above the source (D13): a fresh answer is shared for `ttlMs`, simultaneous askers share one call (P8),
 * and when the source fails the last good answer of the past day is served. A proven 404 deletes it.
 */
export async function remember<T>(asking: Asking, load: () => Promise<T>): Promise<CachedAnswer<T>> {
  const store = memory[asking.kind]
  const own = store.entries.get(asking.key)
  const isEnough = asking.kind !== 'pages' || !sharedStore() || (own && isFresh(own, asking.ttlMs))
  const cached = isEnough ? own : await newestAnswer(store, asking)
  const ageMs = cached ? monotonicNow() - cached.at : 0
  if (cached && isFresh(cached, asking.ttlMs)) return { value: cached.value as T, ageMs, isLastGood: false }
  if (cached && monotonicNow() - cached.failedAt < FAILURE_MS)
    return { value: cached.value as T, ageMs, isLastGood: true }
  const failed = cached ? undefined : store.failures.get(failureKey(asking))
  if (failed) throw failed.error
  try {
    const request = requestOf(store, asking, load)
    const hasElse = cached !== undefined || !asking.isEssential
    const entry = await (hasElse
      ? withTimeout(request, asking.waitUntil - monotonicNow(), () => tooLate(asking.key))
      : request)
    // An answer from before an edit is shown to those who waited for it, but no page lives on it for long.
    return { value: entry.value as T, ageMs: monotonicNow() - entry.at, isLastGood: entry.isStale }
  } catch (failure) {
    if (failure instanceof NotFoundError) throw failure
    if (!cached) {
      store.failures.set(failureKey(asking), { error: failure })
      throw failure
    }
    cached.failedAt = monotonicNow()
    return { value: cached.value as T, ageMs, isLastGood: true, failure }
  }
}

/** The tag of what is computed from many answers: any change makes it stale. */
export const ANY_TAG = '*'

/** Marks every answer with one of the tags as stale: the next asker fetches it anew, the old one stays as last good. Returns how many. */
export function expireTags(tags: ReadonlySet<string> | 'all'): number {
  const isMeant = (item: { tags: readonly string[] }) =>
    tags === 'all' || item.tags.some((tag) => tag === ANY_TAG || tags.has(tag))
  let count = 0
  for (const { entries, inFlight, failures } of Object.values(memory)) {
    failures.clear()
    for (const request of [...inFlight.values()].flat()) if (isMeant(request)) request.isOutdated = true
    for (const entry of entries.values()) {
      if (!isMeant(entry)) continue
      entry.isStale = true
      entry.failedAt = never
      count += 1
    }
  }
  return count
}
