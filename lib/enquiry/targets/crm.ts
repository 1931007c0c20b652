import { getCrmMapping } from '@/lib/content/crm'
import { type CrmMapping, mapped, mappingOf, type OwnName } from '@/lib/content/shared/crm-mapping'
import { crmSecret } from '@/lib/env'
import { isObject } from '@/lib/is-object'
import { readJson, writeJson } from '@/lib/json'
import { referenceOf } from '@/lib/rules/form/reference'
import { builtInTexts } from '../built-in-texts'
import { contactsIn } from '../form/contacts'
import { tidy } from '../form/normalise'
import { lineOf } from '../notice/line'
import type { Arrival } from '../store/deliveries'
import { readRow } from '../store/enquiries'
import type { EnquiryRow } from '../store/tables'
import { messageIn } from './post-json'
import { DeliveryError } from './target'

/** Longest id and address of a CRM that are stored, characters. */
const LONGEST_ID = 200
const LONGEST_LINK = 2000

/** What is posted to a CRM in place of the webhook's own body. */
export type CrmCall = { body: string; headers: Record<string, string> }

/** The mapping as it is now; undefined where a company has none. Throws DeliveryError while nobody knows what it says. */
export function currentMapping(): CrmMapping | undefined {
  const mapping = getCrmMapping()
  if (mapping === 'wrong')
    throw new DeliveryError('crm.yaml is wrong (content:check says where), nothing is sent')
  return mapping
}

/** False for a form whose enquiries crm.yaml leaves out. */
export function isForCrm(formId: string): boolean {
  const mapping = getCrmMapping()
  return mapping === undefined || mapping === 'wrong' || mappingOf(mapping, formId) !== false
}

/** The enquiry as crm.yaml names its values: facts, first touch, and answers by the id of their field. */
function valuesOf(enquiry: EnquiryRow, deskUrl: string | undefined): Record<string, string> {
  const { body, context } = readRow(enquiry)
  const { mark, formName, labels, client, page, consent, isTest } = context
  const answers = body.fieldValues.map(({ formFieldBO: { id }, value }) => ({ id: String(id), value }))
  const contacts = contactsIn(answers.map(({ value }) => value))
  const t = builtInTexts(mark === 'en' ? 'en' : 'cn')
  const own: Partial<Record<OwnName, string | undefined>> = {
    id: enquiry.id,
    reference: referenceOf(enquiry.id),
    createdAt: new Date(enquiry.created_at).toISOString(),
    language: mark,
    formId: enquiry.form_id,
    formName,
    email: contacts.find((contact) => contact.includes('@')),
    phone: contacts.find((contact) => !contact.includes('@')),
    answers: answers.map(({ id, value }) => lineOf(t, labels[id] ?? id, value)).join('\n'),
    page,
    consentVersion: consent?.version,
    consentAt: consent && new Date(consent.at).toISOString(),
    desk: deskUrl,
    test: isTest && 'true',
    bd_vid: body.trafficAccessReq.bd_vid,
    ext_info: body.trafficAccessReq.ext_info,
  }
  const byField: Record<string, string> = {}
  // A field with several answers has them on a line.
  for (const { id, value } of answers)
    byField[id] = byField[id] === undefined ? value : `${byField[id]}; ${value}`
  const all: Record<string, string | undefined> = { ...client?.firstTouch, ...byField, ...own }
  return Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** A header with its variables filled in. Throws DeliveryError for one that is not set. */
const filled = (text: string): string =>
  text.replace(/\$(CRM_[A-Z0-9_]+)/g, (_, name: string) => {
    const value = crmSecret(name)
    if (!value) throw new DeliveryError(`${name} of crm.yaml is not set`)
    return value
  })

/** What a mapping makes of an enquiry; undefined for a form whose enquiries it leaves out. Throws DeliveryError for one that it does not know. */
export function crmCall(mapping: CrmMapping, enquiry: EnquiryRow, deskUrl?: string): CrmCall | undefined {
  const part = mappingOf(mapping, enquiry.form_id)
  if (part === undefined) throw new DeliveryError('crm.yaml says nothing of this form')
  if (part === false) return undefined
  const isForm = mapping.format === 'form'
  const fields = mapped(part, valuesOf(enquiry, deskUrl), isForm)
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])
  const headers = Object.entries(mapping.headers ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    filled(value),
  ])
  return {
    body: isForm ? new URLSearchParams(texts).toString() : writeJson(fields),
    headers: {
      ...Object.fromEntries(headers),
      ...(isForm && { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }),
    },
  }
}

/** The text at a place of an answer; undefined where there is none. */
function textAt(answer: unknown, name: string): string | undefined {
  let at = answer
  for (const key of name.split('.')) {
    if (!(isObject(at) || Array.isArray(at)) || !Object.hasOwn(at, key)) return undefined
    at = (at as Record<string, unknown>)[key]
  }
  return ['string', 'number', 'bigint', 'boolean'].includes(typeof at) ? String(at) : undefined
}

function httpsOnly(address: string | undefined): string | undefined {
  if (!address || address.length > LONGEST_LINK || !URL.canParse(address)) return undefined
  const { protocol, username, password, href } = new URL(address)
  return protocol === 'https:' && !username && !password ? href : undefined
}

/** The number and address that a CRM answered with, as far as the mapping says where they stand. Throws DeliveryError for an answer that is no yes. */
export function crmRecord({ answer: rule }: CrmMapping, text: string): NonNullable<Arrival['crm']> {
  if (!rule) return {}
  let answer: unknown
  try {
    answer = readJson(text)
  } catch {
    if (rule.accepted) throw new DeliveryError('the answer is not JSON')
  }
  for (const [name, expected] of Object.entries(rule.accepted ?? {})) {
    const found = textAt(answer, name)
    if (expected === '*' ? !found : found !== String(expected))
      throw new DeliveryError(
        `the answer ${found === undefined ? 'has no' : 'has another'} ${name}`,
        [found?.slice(0, 40), messageIn(text)].filter(Boolean).join(': '),
      )
  }
  const found = tidy(rule.id && textAt(answer, rule.id)).replace(/\s+/g, ' ')
  const id = found.slice(0, LONGEST_ID) || undefined
  const { link = '' } = rule
  const isTemplate = /^https:\/\//.test(link)
  const address = isTemplate
    ? id && link.replaceAll('{id}', encodeURIComponent(id))
    : link && textAt(answer, link)
  return { id, link: httpsOnly(address) }
}
