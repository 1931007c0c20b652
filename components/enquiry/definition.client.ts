'use client'

import { ask, timeLimit } from '@/components/ui/ask.client'
import type { Consult, FormDefinition } from './types'

/** A form of this site, or why there is none: proven unknown, or not to be had now. */
export type Definition = { state: 'ready'; form: FormDefinition } | { state: 'gone' } | { state: 'failed' }

const TIMEOUT_MS = 15_000
/** By the clock on the wall: `performance.now()` stands still while a phone sleeps. */
const FRESH_MS = 60_000
const definitions = new Map<string, { at: number; answer: Promise<Definition> }>()

async function fetchForm(siteId: string, formId: string): Promise<Definition> {
  try {
    const address = `/api/internal/form/${encodeURIComponent(formId)}?site%5Bid%5D=${siteId}`
    const answer = await ask(address, { signal: timeLimit(TIMEOUT_MS) })
    if (answer.status === 404) return { state: 'gone' }
    const { data } = (await answer.json()) as { data?: FormDefinition }
    return answer.ok && data && Array.isArray(data.formFields)
      ? { state: 'ready', form: data }
      : { state: 'failed' }
  } catch {
    return { state: 'failed' }
  }
}

/** GET form/{id} (§7), once for hover, focus and click together; a failure is asked again. */
export function formDefinition({ siteId }: Consult, formId: string): Promise<Definition> {
  const name = `${siteId}/${formId}`
  const before = definitions.get(name)
  if (before && Date.now() - before.at < FRESH_MS) return before.answer
  const answer = fetchForm(siteId, formId)
  definitions.set(name, { at: Date.now(), answer })
  void answer.then(({ state }) => state === 'failed' && definitions.delete(name))
  return answer
}
