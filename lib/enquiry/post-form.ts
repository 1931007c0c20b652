import { randomUUID } from 'node:crypto'
import { type FieldValue, type Submission, submission as submissionSchema } from '@/lib/contract/enquiry'
import { inFirstForm } from '@/lib/contract/first-form'
import { refusal, success } from '@/lib/http/envelope'
import { readBody } from '@/lib/http/read-body'
import { requestLanguage } from '@/lib/http/request-language'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { readJson } from '@/lib/json'
import { failure } from './failure'
import { findFormOfSite, submittedForm } from './find-form'
import { type OpenGate, openGate } from './gate'
import { blockOf, botSign } from './guard'
import { texts } from './optional-content'
import { refusedFor } from './outcome'
import { mayPreviewForm } from './preview-form'
import { enquiryStore } from './store'
import { KeyTakenError } from './store/enquiries'
import { asSubmit, inTime } from './store/submit-time'
import { requestFacts, type SubmitInput, storeEnquiry, verify } from './submit'
import { targetNames, wakeOutbox } from './worker'

export const MAX_BODY_BYTES = 64 * 1024
const keyPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The key a client gives its submit (contract, "Forms and enquiries"); undefined where it gives none, '' where it is no UUID. */
export function clientKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key')?.toLowerCase()
  return key === undefined || keyPattern.test(key) ? key : ''
}

type FormText = Parameters<Translator>[0] & `form.${string}`

/** A refusal in the page's language. */
async function refuse(
  locale: Locale,
  status: number,
  name: FormText,
  extra: Record<string, unknown> = {},
  retryAfterSeconds?: number,
) {
  const t = await texts(locale)
  const msg = t(name, { seconds: retryAfterSeconds ?? 0 })
  return refusedFor(name.slice('form.'.length), refusal(status, msg, extra, retryAfterSeconds))
}

/** POST form (§7): guard → read → check → store → answer. The answer "200" is written after the commit, never before (D24). */
export const postForm = (request: Request): Promise<Response> => asSubmit(() => post(request))

async function post(request: Request): Promise<Response> {
  const { headers } = request
  const locale = requestLanguage(headers)
  try {
    const block = await blockOf(headers)
    if (block) return await refuse(locale, block.status, `form.${block.reason}`, {}, block.retryAfterSeconds)
    const text = await readBody(request, MAX_BODY_BYTES)
    if (text === undefined) return await refuse(locale, 413, 'form.tooLarge')
    const read = submissionSchema.safeParse(parseJson(text))
    const key = clientKey(headers) ?? randomUUID()
    if (!read.success || !key) return await refuse(locale, 400, 'form.malformed', { errors: {} })
    const sign = botSign(headers, read.data.client)
    if (sign) return await refuse(locale, sign.status, `form.${sign.reason}`, { errors: {} })
    return await answer(request, read.data, key, locale)
  } catch (error) {
    if (error instanceof KeyTakenError) return await refuse(locale, 422, 'form.keyTaken', { errors: {} })
    return failure(error, locale)
  }
}

async function answer(
  request: Request,
  submission: Submission,
  key: string,
  hint: Locale,
): Promise<Response> {
  const { headers } = request
  const query = new URL(request.url).searchParams
  const isPreview = query.get('preview') === 'true'
  // Without a signed link or the token a stranger learns nothing about a draft, not even what its checks say (D14).
  if (isPreview && !mayPreviewForm(submission.form.id, query, headers)) return dryRun(hint)
  const ask = { siteId: submission.site.id, formId: submission.form.id, hint }
  const found = isPreview ? await findFormOfSite(ask, true) : await submittedForm(ask)
  if (!found) return refuse(hint, 400, 'form.unknownForm', { errors: {} })
  const verified = verify(found, submission.fieldValues)
  if ('errors' in verified) {
    const refused = refusal(400, found.labels.invalid, { errors: verified.errors })
    return isPreview ? refused : refusedFor('invalid', refused)
  }
  if (isPreview) return dryRun(found.locale)
  const input = { submission, found, key, facts: requestFacts(headers) }
  return success(await acceptEnquiry(input, verified.fieldValues), found.labels.success)
}

/** Stores a checked submit, has it delivered, and opens its gate if that can be had now. Rejects with StoreUnavailableError. */
export async function acceptEnquiry(input: Omit<SubmitInput, 'targets'>, fieldValues: FieldValue[]) {
  const { locale } = input.found
  const formId = input.submission.form.id
  const targets = targetNames(locale, formId)
  const { id, gate, isNew } = await storeEnquiry(enquiryStore, { ...input, targets }, fieldValues)
  if (isNew) wakeOutbox()
  const opened: { gate?: OpenGate; receipt?: string } | undefined =
    gate &&
    (await inTime(async () => openGate(await enquiryStore(), gate, locale, formId)).catch(() => undefined))
  return { id, ...opened }
}

async function dryRun(locale: Locale): Promise<Response> {
  const t = await texts(locale)
  return success({ id: 'preview', isDryRun: true }, t('form.dryRun'))
}

function parseJson(text: string): unknown {
  try {
    return inFirstForm(submissionSchema, readJson(text))
  } catch {
    return undefined
  }
}
