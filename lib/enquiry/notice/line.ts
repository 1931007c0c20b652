import type { Translator } from '@/lib/i18n/translator'

/** A name and what it stands for, as one line of text; a name that is a question keeps its own mark. */
export const lineOf = (t: Translator, label: string, value: string): string =>
  /[?？:：]$/.test(label) ? `${label} ${value}` : t('lead.line', { label, value })
