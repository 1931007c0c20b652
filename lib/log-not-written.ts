import { errorName } from './error-name'
import { log } from './log'
import { minuteLimit } from './minute-limit'

const isLoggedAgain = minuteLimit('failed writes logged', 1)

/** Logs that a file was not written, once a minute for each message: a full disk refuses hundreds a second. */
export function logNotWritten(error: unknown, message: string): void {
  if (!isLoggedAgain(message)) log.warn({ reason: errorName(error) }, message)
}
