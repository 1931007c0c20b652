import { messages } from '@/lib/i18n/messages'
import { translatorFor } from '@/lib/i18n/translator'

/** What a check found, for a message: `kind` selects the sentence, the rest is filled in. */
export type FoundMessage = { kind: string } & Record<string, string | number>

const t = translatorFor('en', messages.en)

/** What a check found: in English for the terminal, and as the message that the desk says in its own language. */
export function foundOf(kind: string, values: Record<string, string | number> = {}) {
  const message: FoundMessage = { ...values, kind }
  return { found: t('desk.readyFound', message), message }
}

/** A check's name as messages select by it. */
export const checkKey = (name: string): string =>
  name.replace(/[\W_](\w)/g, (_, letter: string) => letter.toUpperCase())

/** What mends a check, in English for the terminal. */
export const todoOf = (name: string): string => t('desk.readyTodoOf', { check: checkKey(name) })
