import { randomUUID } from 'node:crypto'
import { getCrmMapping } from '@/lib/content/crm'
import { embeddedForms, getMailSettings } from '@/lib/content/mail'
import { type CrmMapping, mappingOf } from '@/lib/content/shared/crm-mapping'
import { recipientsOf } from '@/lib/content/shared/mail-settings'
import { env } from '@/lib/env'
import { type Locale, locales } from '@/lib/i18n/locales'
import { writeJson } from '@/lib/json'
import { builtInTexts } from '../built-in-texts'
import type { EnquiryRow, Store } from '../store/tables'
import { targetsOf } from '../targets'
import { type CrmCall, crmCall, currentMapping } from '../targets/crm'
import { DeliveryError } from '../targets/target'
import { formsOfEnquiries } from './search'

/** Longest part of an answer that is shown. */
const LONGEST = 3000

/** Who gets the mail of a form in a language: undefined when nobody is named, empty when nobody is wanted. */
export type FormRecipients = { locale: Locale; id: string; name: string; people: string[] | undefined }

/** Every form and language with who gets its mail; of a back end's forms those that enquiries came by and that mail.yaml names. */
export async function formRecipients(store: Store): Promise<FormRecipients[]> {
  const seen = env().CONTENT_API_URL ? await formsOfEnquiries(store) : []
  return locales.flatMap((locale) => {
    const settings = getMailSettings(locale)
    const forms = [...embeddedForms(locale), ...seen]
    const named = Object.keys(settings.forms ?? {}).filter((id) => forms.every((form) => form.id !== id))
    return [...forms, ...named.map((id) => ({ id, name: id }))].map((form) => {
      const found = recipientsOf(settings, form.id)
      return { locale, ...form, people: found && [...found.to, ...(found.cc ?? [])] }
    })
  })
}

/** Targets that a test may be sent to. In a back end it would be an enquiry like any other; a confirmation needs a visitor. */
const testable = () =>
  // Without the desk's settings no message leads to an enquiry that is not there.
  targetsOf({
    ...env(),
    DESK_PASSWORD_HASH: undefined,
    DESK_SSO_HEADER: undefined,
    DESK_ACCOUNTS: 'off',
  }).filter(({ name }) => name !== 'backend' && name !== 'confirmation')

/** Names of the targets that a test may be sent to. */
export const testTargets = () => testable().map(({ name }) => name)

/** Values of nobody for what crm.yaml takes of a form. */
function sampleValues(mapping: CrmMapping, formId: string, text: string) {
  const { map = {} } = mappingOf(mapping, formId) || {}
  const fields = Object.keys(map).filter((name) => /^\d+$/.test(name))
  const contacts = ['test@example.com', '13800138000']
  return [
    ...contacts.map((value, id) => ({ formFieldBO: { id }, value })),
    ...fields.map((name) => ({ formFieldBO: { id: Number(name) }, value: text })),
  ]
}

function testEnquiry(locale: Locale, form: { id: string; name: string }, mapping?: CrmMapping): EnquiryRow {
  const t = builtInTexts(locale)
  const [id, now] = [randomUUID(), Date.now()]
  const trafficAccessReq = { deviceType: 0, logidUrl: '' }
  const fieldValues = mapping
    ? sampleValues(mapping, form.id, t('lead.test'))
    : [{ formFieldBO: { id: 0 }, value: t('lead.testText') }]
  const body = { site: { id: 0 }, form: { id: Number(form.id) }, fieldValues }
  const labels = { 0: t('lead.test') }
  const formName = t('lead.testOf', { form: form.name })
  return {
    ...{ id, idempotency_key: id, site_id: '0', form_id: form.id, created_at: now, erased_at: null },
    ...{ state: 'new', state_by: null, state_at: null, assignee: null },
    payload: writeJson({ ...body, formTypeSource: 'INDEX_MODEL', trafficAccessReq }),
    client: writeJson({ mark: locale, formName, labels, page: '/', isTest: true }),
  }
}

/** The form by which a test goes to a CRM: any that has no lines of its own, else the first that is sent. */
const testedForm = ({ default: rest, forms = {} }: CrmMapping) =>
  rest ? '0' : (Object.keys(forms).find((id) => forms[id]?.send !== false) ?? '0')

/** What crm.yaml makes of a form's enquiries, with made-up values, as lines to read; no text for those that are not sent. */
/** `text`: what is sent; `reason`: why nothing can be; neither where the form is not for the CRM. */
export type CrmSample = { formId: string | undefined; text?: string | undefined; reason?: string }

/** A sample of each form that crm.yaml speaks of, the others' first; none without a mapping that can be used. */
export function crmSamples(locale: Locale): CrmSample[] {
  const mapping = getCrmMapping()
  if (mapping === undefined || mapping === 'wrong') return []
  const ids = [...(mapping.default ? [undefined] : []), ...Object.keys(mapping.forms ?? {})]
  return ids.map((formId) => {
    const id = formId ?? '0'
    return { formId, ...sampleOf(mapping, testEnquiry(locale, { id, name: id }, mapping)) }
  })
}

function sampleOf(mapping: CrmMapping, enquiry: EnquiryRow): Omit<CrmSample, 'formId'> {
  try {
    const call = crmCall(mapping, enquiry)
    return { text: call && readable(call) }
  } catch (error) {
    if (error instanceof DeliveryError) return { reason: error.words }
    throw error
  }
}

/** A body as lines to read. */
export function readable({ body, headers }: CrmCall): string {
  if (headers['content-type'] === undefined) return JSON.stringify(JSON.parse(body), null, 2)
  return [...new URLSearchParams(body)].map((pair) => pair.join(': ')).join('\n')
}

export type TestAnswer = { isDone: boolean; answer: string }

/** Sends an enquiry of nobody to a target, once and without storing it: what the other side answered. Undefined for a target that is not set up. */
export async function sendTest(
  name: string,
  locale: Locale,
  form: { id: string; name: string },
): Promise<TestAnswer | undefined> {
  const target = testable().find((one) => one.name === name)
  if (!target) return undefined
  const words: string[] = []
  let isDone = true
  try {
    const mapping = name === 'webhook' ? currentMapping() : undefined
    const of = mapping ? { ...form, id: testedForm(mapping) } : form
    const { note } = await target.send(testEnquiry(locale, of, mapping), (told) => words.push(told))
    if (note) words.push(note)
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    isDone = false
    words.unshift(error.words)
  }
  return { isDone, answer: words.join('\n').slice(0, LONGEST) }
}
