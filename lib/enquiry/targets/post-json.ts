import { monotonicNow } from '@/lib/clock'
import { send } from '@/lib/http/client'
import { HttpError } from '@/lib/http/http-answer'
import { retryAfterMs } from '@/lib/http/retry-after'
import { readJson } from '@/lib/json'
import { DeliveryError } from './target'

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 256 * 1024

/** One POST, of JSON unless `headers` say otherwise, with a deadline of 10 s over connection and answer alike: the text of a 2xx answer, of a long one its beginning. Rejects with DeliveryError. */
export async function postJson(url: string, body: string, headers: Record<string, string>): Promise<string> {
  const answer = await send({
    url,
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'cache-control': 'no-cache',
      ...headers,
    },
    isFresh: true,
    deadline: monotonicNow() + TIMEOUT_MS,
    maxBytes: MAX_ANSWER_BYTES,
    ifLarger: 'cut',
  }).catch((cause: unknown) => {
    const reason = cause instanceof HttpError ? cause.message : 'the call failed'
    throw new DeliveryError(reason, '', 0, { cause })
  })
  const { status, text } = answer
  if (status >= 200 && status < 300) return text
  throw new DeliveryError(`HTTP ${status}`, messageIn(text), retryAfterMs(answer.header('retry-after')) ?? 0)
}

/** The message of a JSON answer, or what else it says, cut short; nothing of a page. */
export function messageIn(body: string): string {
  const text = /^\s*</.test(body) ? '' : body.trim()
  try {
    const { msg, message, errorMessage } = readJson(body) as Record<string, unknown>
    return String(msg ?? message ?? errorMessage ?? text).slice(0, 200)
  } catch {
    return text.slice(0, 200)
  }
}
