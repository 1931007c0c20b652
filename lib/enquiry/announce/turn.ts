import type { Address } from '@/lib/content/addresses'
import { log } from '@/lib/log'
import { runOncePer } from '../jobs/claim'
import { backoffMs } from '../store/deliveries'
import type { Store } from '../store/tables'
import { DeliveryError } from '../targets/target'
import type { Engine } from './engines'
import { claimDue, noteAddresses, QUIET_MS, recordAnnounced, recordNotAnnounced } from './rows'

/** One instance has a turn in this time, however many there are. */
const TURN_MS = 55_000
/** Calls of one engine in a turn; ten seconds each at most. */
const MOST_CALLS = 4

/** Tells an engine what is due. A daily allowance smaller than what waits is asked for in smaller parts. */
async function notifyEngine(store: Store, engine: Engine, now: number): Promise<void> {
  let most = engine.most
  for (let call = 0; call < MOST_CALLS; call++) {
    const rows = await claimDue(store, engine.name, most, now)
    if (rows.length === 0) return
    const urls = rows.map(({ url }) => url)
    try {
      await engine.notify(urls)
      await recordAnnounced(store, engine.name, urls, now)
      log.info(
        { engine: engine.name, addresses: urls.length },
        engine.isCache ? 'CDN purged' : 'search engine notified',
      )
    } catch (error) {
      const { reason, detail, waitMs } = error instanceof DeliveryError ? error : new DeliveryError('failed')
      const isTooMany = /quota/i.test(detail) && urls.length > 1
      const wait = isTooMany ? 0 : Math.max(backoffMs((rows[0]?.attempts ?? 0) + 1), waitMs)
      await recordNotAnnounced(store, engine.name, urls, now + Math.min(wait, QUIET_MS))
      const message = engine.isCache ? 'CDN not purged' : 'search engine not notified'
      log.warn({ engine: engine.name, addresses: urls.length, reason }, message)
      if (!isTooMany) return
      most = Math.ceil(urls.length / 10)
    }
  }
}

/** Stores what is new or changed and announces it to the engines, once a minute for all instances; true when this one did. */
export function announce(
  store: Store,
  engines: readonly Engine[],
  addresses: () => Promise<Address[]>,
  now: number,
): Promise<boolean> {
  const next = (before = '0') => (now - Number(before) < TURN_MS ? undefined : String(now))
  return runOncePer(store, 'announce/turn', next, async () => {
    const all = await addresses()
    for (const engine of engines) {
      await noteAddresses(store, engine, all, now)
      await notifyEngine(store, engine, now)
    }
  })
}
