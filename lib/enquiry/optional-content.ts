import { getTranslator } from '@/lib/content/translator'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { withTimeout } from '@/lib/with-timeout'
import { builtInTexts } from './built-in-texts'

/** Longest time a submit waits for content before it goes on without it, ms. */
const TIMEOUT_MS = 1500

/** A promise's value if it comes within 1500 ms; undefined when it fails or takes longer. Never rejects. */
export async function ifInTime<T>(promise: Promise<T>): Promise<{ value: T } | undefined> {
  try {
    return { value: await withTimeout(promise, TIMEOUT_MS, () => new Error('too late')) }
  } catch {
    return undefined
  }
}

/** The texts of a language, the site's dictionary included when it comes in time. */
export async function texts(locale: Locale): Promise<Translator> {
  return (await ifInTime(getTranslator(locale)))?.value ?? builtInTexts(locale)
}
