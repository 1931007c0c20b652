import { LRUCache } from 'lru-cache'
import { globalSingleton } from './global-singleton'

const MINUTE_MS = 60_000
const MOST_ADDRESSES = 5000

/**
 * A question to ask with every thing that an address sends: true when it is one too many in this minute. Counted under a name, in
 * this process; how many addresses are known is bounded.
 */
export function minuteLimit(name: string, most: number): (address: string) => boolean {
  const { value: senders } = globalSingleton(
    `limit of ${name}`,
    () => new LRUCache<string, { count: number }>({ max: MOST_ADDRESSES, ttl: MINUTE_MS }),
  )
  return (address) => {
    const sender = senders.get(address) ?? { count: 0 }
    sender.count += 1
    if (sender.count === 1) senders.set(address, sender)
    return sender.count > most
  }
}
