/**
 * Now, in ms, on a clock that nobody can set: ages and deadlines inside this process (ADR 0041). It starts as epoch ms and then counts
 * on evenly, so that a machine's clock that jumps a day makes nothing old and nothing fresh. What people read (days, when a record
 * comes, when a link ends) asks `Date.now()`.
 */
export const monotonicNow = (): number => performance.timeOrigin + performance.now()

/** A moment of `monotonicNow` as epoch ms, for whatever leaves this process: the disk, Redis. */
export const wallTime = (steady: number, now = monotonicNow(), wall = Date.now()): number =>
  Math.floor(steady + wall - now)

/** Epoch ms as a moment of `monotonicNow`: later than now when it comes from a clock that was ahead, and then it says nothing of an age. */
export const monotonicTime = (time: number, now = monotonicNow(), wall = Date.now()): number =>
  time + now - wall

/** How far, in ms, the clocks of machines that are well may lie apart. */
export const SKEW_MS = 2000
