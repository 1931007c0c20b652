import { globalSingleton } from './global-singleton'

/** Counters and durations by name. The server records them (`server/metrics`) where METRICS_TOKEN is set. */
export type MetricsRecorder = {
  count: (name: CounterName, labels: Record<string, string>) => void
  time: (name: TimerName, labels: Record<string, string>, seconds: number) => void
}
export type CounterName =
  | 'requests'
  | 'enquiries'
  | 'backendErrors'
  | 'pictures'
  | 'renders'
  | 'reports'
  | 'unrecognised'
export type TimerName = 'render' | 'backend' | 'picture' | 'LCP' | 'INP' | 'CLS' | 'TTFB'

const recorder = globalSingleton<MetricsRecorder | undefined>('metrics', () => undefined)

/** Set once by the server. */
export function setMetricsRecorder(value: MetricsRecorder): void {
  recorder.value = value
}

/** True where somebody counts: what labels would cost is spared elsewhere. */
export const isCounting = (): boolean => recorder.value !== undefined

/** Counts one; does nothing where nothing is measured. */
export const count = (name: CounterName, labels: Record<string, string>): void =>
  recorder.value?.count(name, labels)

/** Records what was measured elsewhere: seconds, or a score. */
export const observe = (name: TimerName, labels: Record<string, string>, value: number): void =>
  recorder.value?.time(name, labels, value)

/** Runs a piece of work and records how long it took, whether it succeeds or not. */
export async function timed<T>(
  name: TimerName,
  labels: Record<string, string>,
  work: () => Promise<T>,
): Promise<T> {
  if (!recorder.value) return work()
  const began = performance.now()
  try {
    return await work()
  } finally {
    recorder.value.time(name, labels, (performance.now() - began) / 1000)
  }
}
