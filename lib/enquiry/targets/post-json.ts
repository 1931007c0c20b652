import { DeliveryError } from './target'

const TIME_OUT_MS = 10_000
const MAX_ANSWER_BYTES = 256 * 1024

export type PostAnswer = { status: number; body: string }

/** One POST with a deadline of 10 s over connection and answer alike; follows no redirect. Rejects with DeliveryError. */
export async function postJson(
  url: string,
  body: string,
  headers: Record<string, string>,
  timeOutMs = TIME_OUT_MS,
): Promise<PostAnswer> {
  const signal = AbortSignal.timeout(timeOutMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      cache: 'no-store',
      signal,
      body,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'cache-control': 'no-cache',
        ...headers,
      },
    })
    const answer = { status: response.status, body: await readStart(response) }
    if (response.status >= 200 && response.status < 300) return answer
    throw new DeliveryError(
      `HTTP ${response.status}`,
      messageIn(answer.body),
      retryAfterMs(response.headers.get('retry-after')),
    )
  } catch (cause) {
    if (cause instanceof DeliveryError) throw cause
    throw new DeliveryError(signal.aborted ? 'timed out' : `connection failed${codeOf(cause)}`, '', 0, {
      cause,
    })
  }
}

async function readStart(response: Response): Promise<string> {
  if (!response.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size > MAX_ANSWER_BYTES) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** `msg` of a JSON answer, cut short. */
export function messageIn(body: string): string {
  try {
    const { msg, message } = JSON.parse(body) as { msg?: unknown; message?: unknown }
    return String(msg ?? message ?? '').slice(0, 200)
  } catch {
    return ''
  }
}

const retryAfterMs = (value: string | null) =>
  value !== null && /^\d{1,6}$/.test(value) ? Number(value) * 1000 : 0

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined
  return typeof cause?.code === 'string' ? ` (${cause.code})` : ''
}
