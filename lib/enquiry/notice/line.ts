import type { Translator } from '@/lib/i18n/translator'

/** A name and its value, as one line of text; a name that is a question has its own mark. */
export function lineOf(t: Translator, label: string, value: string): string {
  if (/[？：]$/.test(label)) return label + value
  return /[?:]$/.test(label) ? `${label} ${value}` : t('lead.line', { label, value })
}
