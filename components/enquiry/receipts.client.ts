'use client'

import { ask } from '@/components/ui/ask.client'
import type { Mark } from '@/lib/i18n/locales'
import type { OpenedGate } from './types'
import { keepReceipt as keep, receiptOf } from './visit.client'

const nameOf = (mark: Mark, gate: string) => `${mark}:${gate}`

/** Keeps the proof that a gate's form was passed, for this visit and all its tabs (D23). */
export function keepReceipt(mark: Mark, gate: string, receipt: string): void {
  keep(nameOf(mark, gate), receipt)
}

/** A fresh address for a gate whose form was passed before; undefined when it has to be filled in (again). */
export async function passAgain(mark: Mark, gate: string): Promise<OpenedGate | undefined> {
  const receipt = receiptOf(nameOf(mark, gate))
  if (!receipt) return undefined
  try {
    const body = JSON.stringify({ receipt })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await ask('/api/gate', { method: 'POST', headers, body })
    if (answer.status === 400) keep(nameOf(mark, gate), undefined)
    if (!answer.ok) return undefined
    return ((await answer.json()) as { data?: { gate?: OpenedGate } }).data?.gate
  } catch {
    return undefined
  }
}
