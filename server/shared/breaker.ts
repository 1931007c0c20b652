/** Longer than Redis ever takes when it is well (0.2 ms), and short enough not to be felt. */
const TIMEOUT_MS = 50

export class MissedError extends Error {
  override name = 'MissedError'
}

/** What a promise comes to, unless it takes longer than `ms`; an answer that lies in the socket already is still read. */
function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    // After a long render the timer comes before the answer that has long arrived: one more turn lets it in.
    const timer = setTimeout(() => setImmediate(() => reject(new MissedError('no answer'))), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

export type Breaker = {
  /** The answer; undefined when there is none in time, and at once while the other side is known to be unwell. */
  ask: <T>(call: () => Promise<T>) => Promise<T | undefined>
  /** The same whatever is known, and with an error: the only way back to well. */
  probe: <T>(call: () => Promise<T>) => Promise<T>
  isWell: () => boolean
}

/**
 * Calls to something that may hang: each waits 50 ms at most, and after one that failed nobody waits until a probe, which no
 * visitor waits for, has been answered. It begins unwell, so that a start waits for nothing. `onChange` hears each turn.
 */
export function breaker(onChange: (isWell: boolean) => void = () => {}, ms = TIMEOUT_MS): Breaker {
  let isWell = false
  const turn = (value: boolean) => {
    if (isWell !== value) onChange(value)
    isWell = value
  }
  const probe = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      const answer = await within(call(), ms)
      turn(true)
      return answer
    } catch (error) {
      turn(false)
      throw error
    }
  }
  const ask = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    if (!isWell) return undefined
    try {
      return await within(call(), ms)
    } catch {
      turn(false)
      return undefined
    }
  }
  return { ask, probe, isWell: () => isWell }
}
