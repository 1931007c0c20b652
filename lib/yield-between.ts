import { setImmediate, setTimeout } from 'node:timers/promises'
import { monotonicNow } from './clock'

/** Items that take up to a millisecond each: between every few of them everything else has its turn. */
export async function* yielding<T>(items: Iterable<T>): AsyncGenerator<T> {
  let count = 0
  for (const item of items) {
    count += 1
    if (count % 8 === 0) await setImmediate()
    yield item
  }
}

/** What work that is written in short steps comes to, done at once. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** How long such work goes on before everything else has as long, ms. */
const TURN_MS = 10

/** What it comes to, done beside everything else: half of the process at most. Rejects with what a step throws. */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  for (let began = monotonicNow(); ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (monotonicNow() - began < TURN_MS) continue
    await setTimeout(TURN_MS)
    began = monotonicNow()
  }
}
