import { deserialize, serialize } from 'node:v8'
import { monotonicNow, monotonicTime, SKEW_MS, wallTime } from '@/lib/clock'
import { sharedStore } from '@/lib/shared-store'

const DAY_SECONDS = 86_400
const nameOf = (key: string) => `answer:${key}`

type Answer = { value: unknown; at: number; isStale: boolean }

/**
 * An answer that another instance has had (D13): so an instance that starts while the back end is down has last good answers
 * too. Undefined where instances share nothing, and when theirs cannot be read.
 */
export async function readShared(key: string): Promise<Answer | undefined> {
  const found = await sharedStore()?.read(nameOf(key))
  if (!found) return undefined
  try {
    const { value, at } = deserialize(found.bytes) as { value: unknown; at: number }
    const [askedAt, now] = [monotonicTime(at), monotonicNow()]
    // From a clock that is far ahead: nobody knows how old it is.
    return { value, at: Math.min(askedAt, now), isStale: found.isOutdated || askedAt > now + SKEW_MS }
  } catch {
    return undefined
  }
}

/** Lets the other instances have an answer; `begunAt` is when it was asked for. */
export function share(
  key: string,
  { value, at, tags }: { value: unknown; at: number; tags: readonly string[] },
  begunAt: number,
) {
  const store = sharedStore()
  store?.write(nameOf(key), serialize({ value, at: wallTime(at) }), {
    tags,
    madeAt: begunAt,
    seconds: DAY_SECONDS,
  })
}

/** What is proven not to exist is nobody's last good answer any more. */
export const unshare = (key: string): void => sharedStore()?.remove(nameOf(key))
