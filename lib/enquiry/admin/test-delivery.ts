import { randomUUID } from 'node:crypto'
import { embeddedForms, getMailSettings } from '@/lib/content/mail'
import { recipientsOf } from '@/lib/content/shared/mail-settings'
import { env } from '@/lib/env'
import { type Locale, locales } from '@/lib/i18n/locales'
import { writeJson } from '@/lib/json'
import { builtInTexts } from '../built-in-texts'
import type { EnquiryRow, Store } from '../store/tables'
import { targetsOf } from '../targets'
import { DeliveryError } from '../targets/target'
import { formsOfEnquiries } from './search'

/** Longest part of an answer that is shown. */
const LONGEST = 500

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

function testEnquiry(locale: Locale, form: { id: string; name: string }): EnquiryRow {
  const t = builtInTexts(locale)
  const [id, now] = [randomUUID(), Date.now()]
  const trafficAccessReq = { deviceType: 0, logidUrl: '' }
  const fieldValues = [{ formFieldBO: { id: 0 }, value: t('lead.testText') }]
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
    const note = await target.send(testEnquiry(locale, form), (answer) => words.push(answer))
    if (note) words.push(note)
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    isDone = false
    words.unshift(error.words)
  }
  return { isDone, answer: words.join('\n').slice(0, LONGEST) }
}
