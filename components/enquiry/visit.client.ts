'use client'

import { readStoredValue, writeStored } from '@/components/ui/storage.client'
import { type StoredVisit, unexpiredVisit, type Visit, visitAfter } from '@/lib/rules/gate/visit'

const NAME = 'visit'
/** Activity of the visitor is stored this often at most, ms. */
const STEP_MS = 10_000

const write = (visit: StoredVisit) => writeStored('localStorage', NAME, JSON.stringify(visit))
const read = () => unexpiredVisit(readStoredValue('localStorage', NAME), Date.now())

/** The visit as all tabs know it, alive from now on; a new one begins when the last has run out (D9). */
function current(hasLanded = false): StoredVisit {
  const before = read()
  const visited = before && !hasLanded ? before : visitAfter(before, location.href, document.referrer)
  const visit = { ...visited, receipts: before?.receipts ?? {}, at: Date.now() }
  write(visit)
  return visit
}

/** Stores how the visitor came, and keeps the visit alive while the visitor is active; the returned function stops that. */
export function noteVisit(): () => void {
  let { at } = current(true)
  const touch = () => {
    if (Math.abs(Date.now() - at) >= STEP_MS) at = current().at
  }
  const controller = new AbortController()
  const options = { passive: true, capture: true, signal: controller.signal }
  for (const name of ['pointerdown', 'keydown', 'wheel']) addEventListener(name, touch, options)
  return () => controller.abort()
}

/** How the visitor came, for the enquiry. */
export function visit(): Visit {
  return current()
}

/** The token that a gate's form was submitted in this visit, in whichever tab (D23); undefined when there is none. */
export function submissionTokenOf(gate: string): string | undefined {
  return read()?.receipts[gate]
}

/** Keeps the token of a submitted gate form; undefined forgets it. */
export function storeSubmissionToken(gate: string, token: string | undefined): void {
  const visit = current()
  const { [gate]: _gone, ...receipts } = visit.receipts
  write({ ...visit, receipts: token === undefined ? receipts : { ...receipts, [gate]: token } })
}
