import { count } from '@/lib/metrics'

/** There is no room to wait in, or the wait was too long: more is asked for at once than can be made. */
export class BusyError extends Error {
  override name = 'BusyError'
}

type Lane = <T>(job: () => Promise<T>) => Promise<T>

/** Runs `jobs` at a time; `room` more wait, each `timeoutMs` at most. Beyond that a BusyError, and the job is not begun. */
export function createLane(jobs: number, room = Infinity, timeoutMs = Infinity): Lane {
  const waiting: (() => void)[] = []
  let running = 0

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (waiting.length >= room) {
        count('pictures', { lane: String(jobs) })
        return reject(new BusyError('no room to wait'))
      }
      const timer =
        timeoutMs === Infinity
          ? undefined
          : setTimeout(() => {
              waiting.splice(waiting.indexOf(begin), 1)
              reject(new BusyError(`waited ${timeoutMs} ms`))
            }, timeoutMs)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(begin)
    })

  return async (job) => {
    if (running < jobs) running += 1
    else await turn() // whoever ends hands its place on
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
