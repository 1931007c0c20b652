import { CLIENT_ADDRESS } from '@/lib/http/client-address'
import { readBody } from '@/lib/http/read-body'
import { requestLanguage } from '@/lib/http/request-language'
import { consentVersion } from '@/lib/i18n/consent'
import type { PageContext } from '@/lib/i18n/page-context'
import { referenceOf } from '@/lib/rules/form/reference'
import { compileForm } from '../compile-form'
import { logFailure } from '../failure'
import { type FormLookup, findForm, submittedFormIn } from '../find-form'
import type { OpenGate } from '../gate'
import { type Block, blockOf } from '../guard'
import { refusedFor } from '../outcome'
import { acceptEnquiry, clientKey, MAX_BODY_BYTES } from '../post-form'
import { mayPreviewForm } from '../preview-form'
import { KeyTakenError, keyFrom } from '../store/enquiries'
import { asSubmit } from '../store/submit-time'
import { requestFacts, verifyValues } from '../submit'
import { plainForm } from './form-view'
import { messagePage } from './message-page'
import { pageInTime } from './page-in-time'
import { type PlainPost, readPlain, submissionOf } from './read-plain'
import { retryPage } from './retry-page'

/** POST of the page without script (D25): the result page by 303, or the form again with what was typed and what is wrong. */
export const postPlain = (request: Request): Promise<Response> => asSubmit(() => readAndAnswer(request))

async function readAndAnswer(request: Request): Promise<Response> {
  const { headers } = request
  const block = await blockOf(headers)
  const text = await readBody(request, MAX_BODY_BYTES)
  // Of a body that is too large its address still says the language.
  const post = readPlain(new URLSearchParams(text ?? new URL(request.url).search))
  const page = await pageInTime(post.locale ?? requestLanguage(headers))
  if (text === undefined) return refusalPage(page, 413, 'tooLarge')
  const isRefused = post.isPreview && !mayPreviewForm(post.formId, new URLSearchParams(text), headers)
  const found = post.formId && !isRefused ? await formOf(page, post).catch(asError) : undefined
  if (found instanceof Error) return retryPage(found, page, post)
  if (!found) return refusalPage(page, 400, 'unknownForm')
  const plain: Plain = { page, found, post }
  if (block) return blockedPage(plain, block)
  if (post.isTrapped) return blockedPage(plain, { status: 400, reason: 'trapped' })
  const key = clientKey(headers)
  if (key === '') return refusedFor('malformed', formPage(plain, 400, page.t('form.malformed')))
  return answer(headers, plain, key)
}

/** A post, with the page that answers it and the form that it fills in. */
type Plain = { page: PageContext; found: FormLookup; post: PlainPost }

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

const formOf = ({ locale }: PageContext, { formId, isPreview }: PlainPost) =>
  isPreview ? findForm(locale, formId, true) : submittedFormIn(locale, formId)

async function answer(headers: Headers, plain: Plain, givenKey: string | undefined): Promise<Response> {
  const { page, found, post } = plain
  const verified = verifyValues(found, post.values)
  if ('errors' in verified)
    return refusedFor('invalid', formPage(plain, 400, page.t('form.stillTyped'), verified.errors))
  if (post.isPreview) return formPage(plain, 200, page.t('form.dryRun'))
  const facts = requestFacts(headers)
  const input = {
    submission: submissionOf(post, found.siteId, facts),
    found,
    facts,
    key: givenKey ?? keyOf(headers, verified.fieldValues, post),
    isKeyDerived: givenKey === undefined,
  }
  try {
    const { id, gate } = await acceptEnquiry(input, verified.fieldValues)
    return seeOther(page, { form: post.formId, id, gate })
  } catch (error) {
    if (error instanceof KeyTakenError)
      return refusedFor('keyTaken', formPage(plain, 422, page.t('form.keyTaken')))
    logFailure(error)
    return formPage(plain, 503, page.t('form.notStored'))
  }
}

/** For pages, which are cached and carry no key: the same words for the same gate from one address on one day are one enquiry. */
function keyOf(headers: Headers, fieldValues: unknown, { carried, gate }: PlainPost): string {
  const day = Math.floor(Date.now() / 86_400_000)
  const { form, lang } = carried
  return keyFrom(JSON.stringify([day, headers.get(CLIENT_ADDRESS), form, lang, fieldValues, gate]))
}

type Done = { form: string; id: string; gate: OpenGate | undefined }

function seeOther(page: PageContext, { form, id, gate }: Done): Response {
  const reference = referenceOf(id) ?? '1'
  const opened = gate && { gate: gate.href, ...(gate.kind === 'video' && { video: '1' }) }
  const query = new URLSearchParams({ done: reference, form, lang: page.locale, ...opened })
  return new Response(null, {
    status: 303,
    headers: { Location: `/api/enquiry?${query}`, 'Cache-Control': 'no-store' },
  })
}

const refusalPage = (page: PageContext, status: number, reason: 'tooLarge' | 'unknownForm') =>
  refusedFor(
    reason,
    messagePage(page, status, { title: page.t('form.invalid'), text: page.t(`form.${reason}`) }),
  )

function blockedPage(plain: Plain, { status, reason, retryAfterSeconds }: Block): Response {
  const text = plain.page.t(`form.${reason}`, { seconds: retryAfterSeconds ?? 0 })
  const response = formPage(plain, status, text)
  if (retryAfterSeconds !== undefined) response.headers.set('Retry-After', String(retryAfterSeconds))
  return refusedFor(reason, response)
}

/** The form as a page of its own, with what was typed. */
export function formPage(
  { page, found, post }: Plain,
  status: number,
  text: string,
  errors: Record<string, string> = {},
): Response {
  const { fields } = compileForm(found.form, found.labels, found.locale)
  const [words, privacy] = [page.t.raw('form.consent'), page.t.raw('form.privacy')]
  const consent = consentVersion({ consent: words, privacy })
  const carried = { ...post.carried, form: post.formId, lang: page.locale, consent }
  const body = plainForm({ fields, values: post.values, errors, carried }, page)
  return messagePage(page, status, { title: found.form.name, text, body })
}
