import { globalSingleton } from './global-singleton'

/** A stored value. It is outdated when something it shows was edited after it was made, and may then only be used during an outage. */
export type Shared = { bytes: Buffer; isOutdated: boolean }
export type StoreOptions = { tags: readonly string[]; madeAt: number; seconds: number }

/** The store that the instances of a site share (ADR 0017). It may be slow, empty or gone at any time: no method rejects or waits long. */
export type SharedStore = {
  read: (key: string) => Promise<Shared | undefined>
  /** `madeAt` is when the making began (`monotonicNow`): an edit published meanwhile makes it outdated. */
  write: (key: string, bytes: Buffer, keeping: StoreOptions) => void
  remove: (key: string) => void
  /** Rejects when it does not answer; for the health check alone. */
  check: () => Promise<void>
}

const state = globalSingleton<SharedStore | undefined>('shared store', () => undefined)

/** The store of this process; undefined when none is set up (REDIS_URL). */
export const sharedStore = (): SharedStore | undefined => state.value

/** Set once by the server, before anything is rendered. */
export function setSharedStore(store: SharedStore | undefined): void {
  state.value = store
}
