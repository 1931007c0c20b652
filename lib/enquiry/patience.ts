import { setTimeout as wait } from 'node:timers/promises'
import { getTranslator } from '@/lib/content/translator'
import type { Mark } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { type Translator, translatorFor } from '@/lib/i18n/translator'

/** Longest time a submit waits for content before it goes on without it, ms. */
const PATIENCE_MS = 1500

/** A promise's value if it comes soon; undefined when it fails or lets the visitor wait. Never rejects. */
export async function soon<T>(promise: Promise<T>): Promise<{ value: T } | undefined> {
  const late = new AbortController()
  const settled = await Promise.race([
    promise.then((value) => ({ value })).catch(() => undefined),
    wait(PATIENCE_MS, undefined, { signal: late.signal }).catch(() => undefined),
  ])
  late.abort()
  return settled
}

/** The built-in texts of a language, without a site's dictionary. */
export const builtInTexts = (mark: Mark): Translator => translatorFor(mark, messages[mark])

/** The texts of a language, the site's dictionary included when it is to be had soon. */
export async function texts(mark: Mark): Promise<Translator> {
  return (await soon(getTranslator(mark)))?.value ?? builtInTexts(mark)
}
