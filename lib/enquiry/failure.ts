import { refusal } from '@/lib/http/envelope'
import type { Mark } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { builtInTexts } from './built-in-texts'

const RETRY_AFTER_SECONDS = 30

/** Name and code of an error and of its cause: their messages may quote what a visitor typed (D24). */
function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  return `${error.name}${code}${error.cause === undefined ? '' : ` < ${errorName(error.cause)}`}`
}

/** Logs why a submit could not be taken, without any of its values. */
export function logFailure(error: unknown): void {
  log.error({ reason: errorName(error) }, 'enquiry not accepted')
}

/** Neither stored nor refused: database or content cannot be used now. 503, the visitor keeps what was typed and tries again. */
export function failure(error: unknown, mark: Mark): Response {
  logFailure(error)
  return refusal(503, builtInTexts(mark)('form.notStored'), {}, RETRY_AFTER_SECONDS)
}
