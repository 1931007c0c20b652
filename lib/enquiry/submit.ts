import { findMissing } from '@/lib/content/missing-records'
import type { EnquiryBody, FieldValue, Submission } from '@/lib/contract/enquiry'
import { wireId } from '@/lib/contract/scalars'
import { env } from '@/lib/env'
import { refererPath } from '@/lib/http/request-language'
import { localePath, resolveAddress } from '@/lib/i18n/address'
import type { Locale } from '@/lib/i18n/locales'
import { deviceType } from '@/lib/rules/form/device-type'
import { formSource } from '@/lib/rules/form/form-source'
import { compileForm, type FormLike, type FormValues, valuesOf } from './compile-form'
import type { FormLookup } from './find-form'
import { samePagePath, siteAddress, storedTouch } from './origin'
import { countSubmit } from './outcome'
import { storeConsentText } from './store/consent-text'
import { addEnquiry, type StoredEnquiry } from './store/enquiries'
import { inTime } from './store/submit-time'
import type { Store } from './store/tables'

/** What the request itself says, for submits that carry no tracking. */
export type RequestFacts = { userAgent: string; referer: string; path: string }
export type SubmitInput = {
  submission: Submission
  found: FormLookup
  key: string
  isKeyDerived?: boolean
  facts: RequestFacts
  targets: readonly string[]
}
export type Verified = { fieldValues: FieldValue[] } | { errors: Record<string, string> }

/** Facts of a request by its headers. */
export const requestFacts = (headers: Headers): RequestFacts => ({
  userAgent: headers.get('user-agent') ?? '',
  referer: headers.get('referer') ?? env().SITE_URL,
  path: refererPath(headers),
})

/** Stores a submit whose values were checked; when this resolves the enquiry is on disk (D24). Rejects with StoreUnavailableError. */
export async function storeEnquiry(
  openStore: () => Promise<Store>,
  input: SubmitInput,
  fieldValues: FieldValue[],
): Promise<StoredEnquiry> {
  const { submission, found, key, isKeyDerived = false, targets } = input
  const { client } = submission
  const { elapsedMs, consent } = client ?? {}
  const { landing, ...touch } = storedTouch(client?.firstTouch ?? {})
  const body = enquiryBody(input, fieldValues)
  const { dataRequestDays } = found.form
  const pathOf = (address: string) => new URL(address).pathname
  // A stranger may have invented each of them.
  const [own, advert, first] = await Promise.all(
    [client?.page ?? '', pathOf(body.trafficAccessReq.logidUrl), landing ? pathOf(landing) : ''].map((path) =>
      existingPage(path, found.locale),
    ),
  )
  const firstTouch = first && landing ? { landing, ...touch } : touch
  // Without a page of its own an enquiry is shown with its advert's.
  const page = own ?? (advert ? undefined : '/')
  const [store, now] = [await inTime(openStore), Date.now()]
  const enquiry = {
    key,
    isKeyDerived,
    body,
    context: {
      mark: found.locale,
      formName: found.form.name,
      labels: Object.fromEntries(found.form.formFields.map((field) => [field.id, field.name])),
      ...((elapsedMs || client?.firstTouch) && { client: { elapsedMs, firstTouch } }),
      ...(page && { page }),
      ...(consent && { consent: { version: consent, at: now } }),
      ...(submission.gate && { gate: submission.gate }),
      ...(dataRequestDays && { dataRequestDays }),
    },
    targets,
    now,
  }
  const stored = await inTime(() => addEnquiry(store, enquiry))
  countSubmit('accepted', stored.isNew ? 'new' : 'repeated')
  if (consent) await inTime(() => storeConsentText(store, consent, found.t)).catch(() => undefined)
  return stored
}

/** The path when it is one of a page that this site has, or may have while its content cannot be read. */
async function existingPage(path: string, locale: Locale): Promise<string | undefined> {
  const page = samePagePath(path)
  if (page === undefined) return undefined
  // On a host that names its language an address has no prefix (D2).
  for (const written of new Set([localePath(locale, page), page])) {
    const action = resolveAddress({ host: '', path: written, search: '' })
    if (action.kind === 'render' && (await findMissing(action.path)) !== 'missing') return page
  }
  return undefined
}

type CheckedForm = Pick<FormLookup, 'labels' | 'locale'> & { form: FormLike }

/** Checks a submitted wire form with the visitor's own schema; fields that the form does not have, or twice, are errors too. */
export function verify(found: CheckedForm, submitted: Submission['fieldValues']): Verified {
  const { fields, schema } = compileForm(found.form, found.labels, found.locale)
  const byId = new Map(fields.map((field) => [field.id, field]))
  const errors: Record<string, string> = {}
  const values: FormValues = {}
  for (const { formFieldBO, value } of submitted) {
    const field = byId.get(formFieldBO.id)
    if (!field || field.name in values) errors[formFieldBO.id] = found.labels.unknownField
    else Object.assign(values, valuesOf(field, value))
  }
  return withIssues(schema.safeParse(values), errors)
}

/** The same for the values of a plain HTML form, by input name. */
export function verifyValues({ form, labels, locale }: CheckedForm, values: FormValues): Verified {
  return withIssues(compileForm(form, labels, locale).schema.safeParse(values), {})
}

type Result = ReturnType<ReturnType<typeof compileForm>['schema']['safeParse']>

function withIssues(result: Result, errors: Record<string, string>): Verified {
  for (const issue of result.error?.issues ?? []) errors[String(issue.path[0]).slice(1)] ??= issue.message
  return result.success && Object.keys(errors).length === 0 ? { fieldValues: result.data } : { errors }
}

/** The exact body of the contract's POST form: checked values, nothing that the back end must not see. */
function enquiryBody({ submission, found, facts }: SubmitInput, fieldValues: FieldValue[]): EnquiryBody {
  const { site, form, trafficAccessReq: traffic } = submission
  const areTexts = new Set(found.form.formFields.flatMap((field) => (field.textId ? [field.id] : [])))
  // Records have ids of the type that forms have: which one a page's own came in is not known here.
  const isText = found.form.id === undefined ? areTexts.size > 0 : found.form.textId === true
  const derived = formSource(facts.path)
  const sourceId = submission.formTypeSource ? submission.sourceId : derived.sourceId
  return {
    site: { id: wireId(site.id, found.isTextSite) },
    form: { id: wireId(form.id, isText) },
    fieldValues: fieldValues.map(({ formFieldBO: { id }, value }) => ({
      formFieldBO: { id: wireId(id, areTexts.has(id)) },
      value,
    })),
    formTypeSource: submission.formTypeSource ?? derived.formTypeSource,
    ...(sourceId && { sourceId: wireId(sourceId, isText) }),
    trafficAccessReq: {
      ...present({ bd_vid: traffic?.bd_vid, ext_info: traffic?.ext_info, deviceId: traffic?.deviceId }),
      deviceType: traffic?.deviceType ?? deviceType(facts.userAgent),
      logidUrl: siteAddress(traffic?.logidUrl ?? facts.referer, facts.path),
    },
  }
}

const present = <T extends Record<string, unknown>>(values: T) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as { [K in keyof T]?: NonNullable<T[K]> }
