import { errorName } from '@/lib/error-name'
import { refusal } from '@/lib/http/envelope'
import type { Locale } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { builtInTexts } from './built-in-texts'

const RETRY_AFTER_SECONDS = 30

/** Logs why a submit could not be taken, without any of its values. */
export function logFailure(error: unknown): void {
  log.error({ reason: errorName(error) }, 'enquiry not accepted')
}

/** Neither stored nor refused: database or content cannot be used now. 503, the visitor keeps what was typed and tries again. */
export function failure(error: unknown, locale: Locale): Response {
  logFailure(error)
  return refusal(503, builtInTexts(locale)('form.notStored'), {}, RETRY_AFTER_SECONDS)
}
