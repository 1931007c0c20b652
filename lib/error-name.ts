/** What PostgreSQL's client says of a server that does not answer; it has no code of its own. */
const timeout = /^(?:timeout e|Query read timeout$|Connection terminated due to connection timeout$)/

/** Name and code of an error and of what caused it, for the log: messages may quote what a visitor typed, or a row (D24). */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const own = 'code' in error ? ` ${String(error.code)}` : ''
  const code = own === '' && timeout.test(error.message) ? ' TIMEOUT' : own
  return `${error.name}${code}${error.cause === undefined ? '' : ` < ${errorName(error.cause)}`}`
}
