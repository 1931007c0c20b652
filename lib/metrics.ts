import { processState } from './process-state'

/** Counters and durations by name. The server records them (`server/metrics`) where METRICS_TOKEN is set. */
export type Books = {
  count: (name: CounterName, labels: Record<string, string>) => void
  time: (name: TimerName, labels: Record<string, string>, seconds: number) => void
}
export type CounterName = 'requests' | 'backendErrors' | 'pictures' | 'reports'
export type TimerName = 'render' | 'backend' | 'picture'

const books = processState<Books | undefined>('metrics', () => undefined)

/** Set once by the server. */
export function keepBooks(kept: Books): void {
  books.value = kept
}

/** True where somebody counts: what labels would cost is spared elsewhere. */
export const isCounting = (): boolean => books.value !== undefined

/** Counts one; does nothing where nothing is measured. */
export const count = (name: CounterName, labels: Record<string, string>): void =>
  books.value?.count(name, labels)

/** Runs a piece of work and records how long it took, whether it succeeds or not. */
export async function timed<T>(
  name: TimerName,
  labels: Record<string, string>,
  work: () => Promise<T>,
): Promise<T> {
  if (!books.value) return work()
  const began = performance.now()
  try {
    return await work()
  } finally {
    books.value.time(name, labels, (performance.now() - began) / 1000)
  }
}
