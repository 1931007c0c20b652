/** Name and code of an error and of what caused it, for the log: messages may quote what a visitor typed, or a row (D24). */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  return `${error.name}${code}${error.cause === undefined ? '' : ` < ${errorName(error.cause)}`}`
}
