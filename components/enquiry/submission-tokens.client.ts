'use client'

import { ask, timeLimit } from '@/components/ui/ask.client'
import type { Locale } from '@/lib/i18n/locales'
import type { OpenedGate } from './types'
import { storeSubmissionToken as store, submissionTokenOf } from './visit.client'

/** So long a click on a gate whose form was passed before waits at most; the form is shown then. */
const TIMEOUT_MS = 10_000

const nameOf = (locale: Locale, gate: string) => `${locale}:${gate}`

/** Keeps the token that proves that a gate's form was submitted, for this visit and all its tabs (D23). On the wire it is the `receipt`. */
export function storeSubmissionToken(locale: Locale, gate: string, token: string): void {
  store(nameOf(locale, gate), token)
}

/** A fresh address for a gate whose form was passed before; undefined when it has to be filled in (again). */
export async function reopenGate(locale: Locale, gate: string): Promise<OpenedGate | undefined> {
  const token = submissionTokenOf(nameOf(locale, gate))
  if (!token) return undefined
  try {
    const body = JSON.stringify({ receipt: token })
    const headers = { 'Content-Type': 'application/json' }
    const signal = timeLimit(TIMEOUT_MS)
    const answer = await ask('/api/gate', { method: 'POST', headers, body, signal })
    if (answer.status === 400) store(nameOf(locale, gate), undefined)
    if (!answer.ok) return undefined
    return ((await answer.json()) as { data?: { gate?: OpenedGate } }).data?.gate
  } catch {
    return undefined
  }
}
