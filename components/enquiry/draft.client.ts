'use client'

import type { FormValues } from '@/lib/enquiry/compile-form'
import type { Locale } from '@/lib/i18n/locales'
import { readSession, writeSession } from './session.client'

/** An unsent form: what was typed, since when, and the last try to send it, so that a retry stays one enquiry. */
export type Draft = { values: FormValues; since: number; attempt?: { key: string; text: string } | undefined }

const nameOf = (locale: Locale, formId: string) => `form-draft:${locale}:${formId}`

/** The session's draft of a form (D22); a new one begins now. */
export function readDraft(locale: Locale, formId: string): Draft {
  const name = nameOf(locale, formId)
  const draft = readSession<Draft>(name) ?? { values: {}, since: Date.now() }
  writeSession(name, draft)
  return draft
}

/** Changes parts of a form's draft. */
export function saveDraft(locale: Locale, formId: string, change: Partial<Draft>): void {
  writeSession(nameOf(locale, formId), { ...readDraft(locale, formId), ...change })
}

/** Forgets a form that was sent. */
export function clearDraft(locale: Locale, formId: string): void {
  writeSession(nameOf(locale, formId), undefined)
}
