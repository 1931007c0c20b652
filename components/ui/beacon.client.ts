'use client'

/** What a browser tells the site by its one beacon: a fault, or something to count. Nothing in it names a person. */
export type BeaconItem = { type: string; url: string; body: Record<string, unknown> }

/** The server reads as many of one body. */
const MOST = 10
const waiting: BeaconItem[] = []

/** Sends what waits. `sendBeacon` outlives the page and holds nothing up. */
export function flushBeacon(): void {
  if (waiting.length > 0) navigator.sendBeacon('/api/report', JSON.stringify(waiting.splice(0)))
}

/** Tells with the next sending: when the page is left or hidden, or when there is a body full of it. */
export function queueBeacon(item: BeaconItem): void {
  if (waiting.push(item) >= MOST) flushBeacon()
}
