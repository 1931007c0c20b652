/** The queue of a concurrency limit is full, or a job has waited in it too long. */
export class BusyError extends Error {
  override name = 'BusyError'
}

export type ConcurrencyLimit = <T>(job: () => Promise<T>) => Promise<T>

/** Runs `jobs` at a time; `maxQueued` more wait, each `timeoutMs` at most. Beyond that a BusyError, and the job is not begun; `onRefused` counts these. */
export function concurrencyLimit(
  jobs: number,
  maxQueued = Infinity,
  timeoutMs = Infinity,
  onRefused: () => void = () => undefined,
): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const refuse = (reason: string) => {
        onRefused()
        reject(new BusyError(reason))
      }
      if (waiting.length >= maxQueued) return refuse('the queue is full')
      const timer =
        timeoutMs === Infinity
          ? undefined
          : setTimeout(() => {
              waiting.splice(waiting.indexOf(begin), 1)
              refuse(`waited ${timeoutMs} ms`)
            }, timeoutMs)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(begin)
    })

  return async (job) => {
    if (running < jobs) running += 1
    else await turn() // a job that ends hands its place to the next
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
