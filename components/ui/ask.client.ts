'use client'

/** Thrown when a server failed (HTTP 500); its message has been written to the console. */
export class FaultError extends Error {
  override name = 'FaultError'
}

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined)
  const msg = body !== null && typeof body === 'object' && 'msg' in body ? body.msg : undefined
  return typeof msg === 'string' && msg !== '' ? msg : response.statusText
}

/** A signal that aborts after so many milliseconds: `AbortSignal.timeout` for browsers before 2022 too. */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}

/**
 * A call of the browser's own: it sends no-cache (§7), and a server's HTTP 500 is logged and rejected (§8): the message is for
 * the console, the visitor reads a sentence of ours.
 */
export async function ask(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Cache-Control', 'no-cache')
  const response = await fetch(address, { ...init, headers })
  if (response.status !== 500) return response
  // biome-ignore lint/suspicious/noConsole: the specification asks for it (§8)
  console.error(String(address), await messageOf(response))
  throw new FaultError()
}
