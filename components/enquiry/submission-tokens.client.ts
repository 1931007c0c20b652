'use client'

import { ask, timeLimit } from '@/components/ui/ask.client'
import type { Mark } from '@/lib/i18n/locales'
import type { OpenedGate } from './types'
import { keepSubmissionToken as keep, submissionTokenOf } from './visit.client'

/** So long a click on a gate whose form was passed before waits at most; the form is shown then. */
const TIMEOUT_MS = 10_000

const nameOf = (mark: Mark, gate: string) => `${mark}:${gate}`

/** Keeps the token that proves that a gate's form was submitted, for this visit and all its tabs (D23). On the wire it is the `receipt`. */
export function keepSubmissionToken(mark: Mark, gate: string, token: string): void {
  keep(nameOf(mark, gate), token)
}

/** A fresh address for a gate whose form was passed before; undefined when it has to be filled in (again). */
export async function reopenGate(mark: Mark, gate: string): Promise<OpenedGate | undefined> {
  const token = submissionTokenOf(nameOf(mark, gate))
  if (!token) return undefined
  try {
    const body = JSON.stringify({ receipt: token })
    const headers = { 'Content-Type': 'application/json' }
    const signal = timeLimit(TIMEOUT_MS)
    const answer = await ask('/api/gate', { method: 'POST', headers, body, signal })
    if (answer.status === 400) keep(nameOf(mark, gate), undefined)
    if (!answer.ok) return undefined
    return ((await answer.json()) as { data?: { gate?: OpenedGate } }).data?.gate
  } catch {
    return undefined
  }
}
