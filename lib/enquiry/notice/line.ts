import type { Translator } from '@/lib/i18n/translator'

/** A name and what it stands for, as one line of text; a name that is a question keeps its own mark. */
export function lineOf(t: Translator, label: string, value: string): string {
  if (/[？：]$/.test(label)) return label + value
  return /[?:]$/.test(label) ? `${label} ${value}` : t('lead.line', { label, value })
}
