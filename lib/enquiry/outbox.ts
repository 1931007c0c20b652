import { errorName } from '@/lib/error-name'
import { log } from '@/lib/log'
import {
  type Claim,
  claimDelivery,
  nextDue,
  recordDelivered,
  recordFailed,
  rescheduleDeliveries,
} from './store/deliveries'
import type { Store } from './store/tables'
import { DeliveryError, type Target } from './targets/target'

/** Attempts in flight per target: one that hangs must not hold up the others. */
const LANES = 4
const IDLE_MS = 5000
const SHORTEST_WAIT_MS = 50

/** Sends what is stored to its targets until it arrives (D24): claims one delivery after the other, retries, survives crashes. */
export class Outbox {
  private isStopping = false
  private wakers = new Set<() => void>()
  private wakes = 0
  private readonly runs: Promise<void>[]

  constructor(
    private readonly openStore: () => Promise<Store>,
    targets: readonly Target[],
  ) {
    this.runs = targets.map((target) => this.run(target))
  }

  /** Looks for due deliveries now instead of at the next tick. */
  wake(): void {
    this.wakes += 1
    for (const waker of this.wakers) waker()
  }

  /** Claims nothing more and waits for what is in flight. */
  async stop(): Promise<void> {
    this.isStopping = true
    this.wake()
    await Promise.all(this.runs)
  }

  private async run(target: Target): Promise<void> {
    const inFlight = new Set<Promise<void>>()
    const health = { wasFailing: true }
    while (!this.isStopping) {
      const seen = this.wakes
      const claim = inFlight.size < LANES ? await this.claim(target) : undefined
      if (claim) {
        const attempt = this.attempt(target, claim, health).finally(() => inFlight.delete(attempt))
        inFlight.add(attempt)
      } else if (!this.isStopping) {
        const ms = inFlight.size < LANES ? await this.idleTime(target) : IDLE_MS
        // A wake-up that came while the database was asked must not be missed.
        if (this.wakes === seen) await this.sleep(ms, inFlight)
      }
    }
    await Promise.all(inFlight)
  }

  private async claim(target: Target): Promise<Claim | undefined> {
    try {
      return await claimDelivery(await this.openStore(), target.name, Date.now())
    } catch (error) {
      log.error({ target: target.name, reason: errorName(error) }, 'outbox cannot read the enquiry database')
      return undefined
    }
  }

  private async idleTime(target: Target): Promise<number> {
    const due = await this.openStore()
      .then((store) => nextDue(store, target.name))
      .catch(() => undefined)
    return due === undefined ? IDLE_MS : Math.min(Math.max(due - Date.now(), SHORTEST_WAIT_MS), IDLE_MS)
  }

  /** Never rejects: when the database cannot be written, the delivery is due again as soon as its claim runs out. */
  private async attempt(
    target: Target,
    { delivery, enquiry }: Claim,
    health: { wasFailing: boolean },
  ): Promise<void> {
    const about = { target: target.name, enquiry: enquiry.id, attempt: delivery.attempts }
    try {
      const store = await this.openStore()
      const result = await target.send(enquiry).catch(asDeliveryError)
      if (result instanceof DeliveryError) {
        const failure = result
        health.wasFailing = true
        const status = await recordFailed(store, delivery, failure.words, Date.now(), failure.waitMs)
        log.warn({ ...about, reason: failure.reason, status }, 'enquiry not delivered')
        return
      }
      await recordDelivered(store, delivery.id, Date.now(), result)
      log.info({ ...about, ...(result.note && { note: result.note }) }, 'enquiry delivered')
      if (health.wasFailing) await rescheduleDeliveries(store, target.name, Date.now())
      health.wasFailing = false
    } catch (error) {
      log.error({ ...about, reason: errorName(error) }, 'outbox cannot write to the enquiry database')
    }
  }

  private async sleep(ms: number, inFlight: Set<Promise<void>>): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    let waker: (() => void) | undefined
    const woken = new Promise<void>((resolve) => {
      waker = resolve
      this.wakers.add(resolve)
      timer = setTimeout(resolve, ms)
      timer.unref()
    })
    await Promise.race([woken, ...inFlight])
    clearTimeout(timer)
    if (waker) this.wakers.delete(waker)
  }
}

const asDeliveryError = (error: unknown) =>
  error instanceof DeliveryError ? error : new DeliveryError('the target failed', '', 0, { cause: error })
