/** Longer than Redis ever takes when it is well (0.2 ms), and short enough not to be felt. */
const TIMEOUT_MS = 50

export class MissedError extends Error {
  override name = 'MissedError'
}

/** The time is counted in parts, so that one long render uses up a part of it and not the whole. */
const PARTS = 5

/**
 * MissedError after 50 ms in which this process could have read an answer. While a render occupies the process an answer lies in
 * the socket unread: that proves nothing about who sent it.
 */
async function missed(): Promise<never> {
  for (let part = 0; part < PARTS; part += 1)
    await new Promise((next) => setTimeout(next, TIMEOUT_MS / PARTS))
  await new Promise((next) => setImmediate(next)) // lets in what has arrived meanwhile
  throw new MissedError('no answer')
}
const inTime = async <T>(call: () => Promise<T>): Promise<T> => Promise.race([call(), missed()])

export type Breaker = {
  /** Runs a call. Undefined when there is no answer in time, and at once while the other side is known not to answer. */
  ask: <T>(call: () => Promise<T>) => Promise<T | undefined>
  /** Runs a call even while the other side is known not to answer, and rejects when it fails. Only a probe that succeeds ends that state. */
  probe: <T>(call: () => Promise<T>) => Promise<T>
  isWell: () => boolean
}

/**
 * Calls to something that may hang: each waits 50 ms at most, and after one that failed nobody waits until a probe, which no
 * visitor waits for, has been answered. It begins unwell, so that a start waits for nothing. `onChange` is called at each change.
 */
export function breaker(onChange: (isWell: boolean) => void = () => {}): Breaker {
  let isWell = false
  const turn = (value: boolean) => {
    if (isWell !== value) onChange(value)
    isWell = value
  }
  const probe = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      const answer = await inTime(call)
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
      return await inTime(call)
    } catch {
      turn(false)
      return undefined
    }
  }
  return { ask, probe, isWell: () => isWell }
}
