import type { Submission } from '@/lib/contract/enquiry'
import { enquiryBody, type RequestFacts } from './body'
import type { FoundForm } from './find-form'
import { keepConsentText } from './store/consent-text'
import { addEnquiry, type StoredEnquiry } from './store/enquiries'
import type { Store } from './store/tables'
import { type Verified, verify } from './verify'

export type SubmitInput = {
  submission: Submission
  found: FoundForm
  key: string
  facts: RequestFacts
  targets: readonly string[]
}
export type SubmitResult = { stored: StoredEnquiry } | { errors: Record<string, string> }

/**
 * Checks a submit with the visitor's own code and stores it; when this resolves to `stored` the enquiry is on disk (D24).
 * With errors nothing is stored. Rejects with StoreUnavailableError.
 */
export async function submitEnquiry(
  openStore: () => Promise<Store>,
  input: SubmitInput,
  verified: Verified = verify(input.found.form, input.found.labels, input.submission.fieldValues),
): Promise<SubmitResult> {
  if ('errors' in verified) return verified
  const { submission, found, key, facts, targets } = input
  const { client } = submission
  const { elapsedMs, firstTouch, page, consent } = client ?? {}
  const [store, now] = [await openStore(), Date.now()]
  const stored = await addEnquiry(store, {
    key,
    body: enquiryBody(submission, verified.fieldValues, facts),
    context: {
      mark: found.mark,
      formName: found.form.name,
      labels: Object.fromEntries(found.form.formFields.map((field) => [field.id, field.name])),
      ...((elapsedMs || firstTouch) && { client: { elapsedMs, firstTouch } }),
      ...(page && { page }),
      ...(consent && { consent: { version: consent, at: now } }),
      ...(submission.gate && { gate: submission.gate }),
    },
    targets,
    now,
  })
  if (consent) await keepConsentText(store, consent, found.t)
  return { stored }
}
