const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** `{code:"200", data, msg:""}` under HTTP 200 (contract, "Envelope and transport"). */
export function success(data: unknown, msg = ''): Response {
  return Response.json({ code: '200', data, msg }, { headers })
}

/** A refusal: the same number as status and `code`, a sentence that says what to do, and what else the caller needs. */
export function refusal(
  status: number,
  msg: string,
  extra: Record<string, unknown> = {},
  retryAfterSeconds?: number,
): Response {
  const retry = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
  return Response.json({ code: String(status), msg, ...extra }, { status, headers: { ...headers, ...retry } })
}
