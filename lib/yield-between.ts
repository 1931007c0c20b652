import { setImmediate } from 'node:timers/promises'

/** Items that take up to a millisecond each: between every few of them everything else has its turn. */
export async function* yielding<T>(items: Iterable<T>): AsyncGenerator<T> {
  let count = 0
  for (const item of items) {
    count += 1
    if (count % 8 === 0) await setImmediate()
    yield item
  }
}
