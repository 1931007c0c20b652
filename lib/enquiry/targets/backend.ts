import { readJson } from '@/lib/json'
import { messageIn, postJson } from './post-json'
import { DeliveryError, type Target } from './target'

export type BackendSettings = { url: string; token?: string | undefined }

/** The company's back end: the contract's POST form, as stored, with the submit's own Idempotency-Key for every retry. */
export function backendTarget({ url, token }: BackendSettings): Target {
  return {
    name: 'backend',
    async send(enquiry) {
      const body = await postJson(`${url}/api/internal/form`, enquiry.payload, {
        'idempotency-key': enquiry.idempotency_key,
        ...(token && { authorization: `Bearer ${token}` }),
      })
      assertAccepted(body)
      return {}
    },
  }
}

/** Only a JSON answer with code "200" (or without a code) counts: a login page under HTTP 200 must not swallow leads. */
function assertAccepted(body: string): void {
  let answer: unknown
  try {
    answer = readJson(body)
  } catch {
    throw new DeliveryError('the answer is not JSON')
  }
  const code = answer !== null && typeof answer === 'object' && 'code' in answer ? String(answer.code) : '200'
  if (code !== '200') throw new DeliveryError(`code "${code.slice(0, 20)}"`, messageIn(body))
}
