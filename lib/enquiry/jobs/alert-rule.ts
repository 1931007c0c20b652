/** The last alert that was sent; undefined while all is well. */
export type LastAlert = { at: number; dead: number }
/** `isFailing`: something waits that has failed. */
export type Outbox = { dead: number; oldest?: number | undefined; isFailing?: boolean }

const LATE_MS = 15 * 60_000
const REMIND_MS = 86_400_000

/** Minutes that the oldest delivery has waited when that is too long; 0 otherwise. */
export function lateMinutes({ oldest }: Outbox, now: number): number {
  const waited = oldest === undefined ? 0 : now - oldest
  return waited > LATE_MS ? Math.floor(waited / 60_000) : 0
}

/**
 * Whether people are to be alerted, and of what: `trouble` when deliveries were given up or have waited over 15 minutes, again for more
 * of them or after a day; `over` once it is mended: what was asked for again by hand and fails is younger, and no better.
 */
export function alertFor(
  lastAlert: LastAlert | undefined,
  outbox: Outbox,
  now: number,
): 'trouble' | 'over' | undefined {
  const isTrouble = outbox.dead > 0 || lateMinutes(outbox, now) > 0
  if (!isTrouble) return lastAlert && !outbox.isFailing ? 'over' : undefined
  if (!lastAlert || outbox.dead > lastAlert.dead || now - lastAlert.at >= REMIND_MS) return 'trouble'
  return undefined
}
