import { recordKinds } from '@/lib/content-types/addresses'
import type { EnquiryBody, GateRef } from '@/lib/contract/enquiry'
import { localePath, splitPrefix } from '@/lib/i18n/address'
import { defaultLocale, isLocale, type Locale, localeConfigs } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { leadSource } from '@/lib/rules/form/lead-source'
import { referenceOf } from '@/lib/rules/form/reference'
import { gatePage } from '@/lib/rules/gate/gate'
import { longDate, longZonedTime } from '@/lib/rules/text/dates'
import { kindName } from '../admin/words'
import { isEmail } from '../form/check'
import { samePagePath, siteAddress } from '../origin'
import { type EnquiryContext, readRow } from '../store/enquiries'
import type { EnquiryRow } from '../store/tables'
import { answerDue } from './data-request'
import { plainName } from './plain-name'

/** Longest part of an advertiser's own parameter that is shown, code points. */
const LONGEST_ID = 200

/** One line of what is known about an enquiry, in words. */
export type Fact = { label: string; value: string; href?: string }

/** An enquiry as people read it, in a mail, in a chat or at the desk. */
export type LeadFacts = {
  id: string
  formName: string
  page: string
  source: string
  time: string
  fields: Fact[]
  origin: Fact[]
  /** The visitor's own address, when one was given. */
  email?: string
  /** Of a request about their own data: the day on which the answer is due. */
  due?: string
}

/** Who reads it; `opened`: the title of what the enquiry unlocked. */
export type Reader = {
  t: Translator
  locale: Locale
  siteUrl: string
  zone: string
  opened?: string | undefined
}

type Stored = Pick<EnquiryRow, 'id' | 'created_at' | 'payload' | 'client'>

/** Path of this site's page that an enquiry was sent from; rows of older releases hold whatever was sent, or the advert's address alone. */
export function pageOf(body: EnquiryBody, context: EnquiryContext): string {
  const { logidUrl } = body.trafficAccessReq
  const landing = URL.canParse(logidUrl) ? new URL(logidUrl).pathname : '/'
  const { prefix, rest } = splitPrefix(samePagePath(context.page ?? landing) ?? '/')
  // A host that names its language has pages without a prefix (D2); so written every host leads to them.
  return localePath(prefix ?? (isLocale(context.mark) ? context.mark : defaultLocale), rest)
}

/** Where the lead came from, as the rule says. */
export const sourceOf = (body: EnquiryBody, context: EnquiryContext) =>
  leadSource({ firstTouch: context.client?.firstTouch, bdVid: body.trafficAccessReq.bd_vid })

/** The visitor's e-mail address: the first value that is one. */
export const emailOf = (body: EnquiryBody): string | undefined =>
  body.fieldValues.map(({ value }) => value.trim()).find(isEmail)

function gateName(t: Translator, { type, id }: GateRef): string {
  const [folder] = recordKinds.find(([, { resource }]) => resource === type) ?? []
  return `${kindName({ t }, folder ?? (type === 'homepage' ? 'home' : 'navigation'))} ${id}`
}

/** What an enquiry unlocked, by its title and with its page; where that is gone, by kind and number. */
export function unlocked(
  { gate, mark }: EnquiryContext,
  { t, siteUrl, opened }: Pick<Reader, 't' | 'siteUrl' | 'opened'>,
): Pick<Fact, 'value' | 'href'> | undefined {
  if (!gate) return undefined
  if (!opened || !isLocale(mark)) return { value: gateName(t, gate) }
  return { value: opened, href: siteUrl + localePath(mark, gatePage(gate)) }
}

/** Everything that is known about a stored enquiry, in the reader's language. */
export function leadFacts(enquiry: Stored, reader: Reader): LeadFacts {
  const { body, context } = readRow(enquiry)
  const email = emailOf(body)
  const { t, zone, locale } = reader
  const due = answerDue(enquiry, context, zone)
  return {
    id: enquiry.id,
    formName: context.formName,
    page: pageOf(body, context),
    source: shownSource(body, context, t),
    time: longZonedTime(enquiry.created_at, localeConfigs[locale], zone),
    fields: body.fieldValues.map(({ formFieldBO, value }) => ({
      label: context.labels[String(formFieldBO.id)] ?? String(formFieldBO.id),
      value,
      ...(value.trim() === email && { href: `mailto:${email}` }),
    })),
    origin: originOf(enquiry, body, context, reader),
    ...(email && { email }),
    ...(due !== undefined && { due: longDate(due, localeConfigs[locale], zone) }),
  }
}

/** What a browser says of itself may be anything: names alone are shown, and links lead to this site only. */
function shownSource(body: EnquiryBody, context: EnquiryContext, t: Translator): string {
  const { kind, name } = sourceOf(body, context)
  return t('lead.sourceOf', { kind, name: plainName(name) })
}

const hostOf = (address: string) => (URL.canParse(address) ? plainName(new URL(address).host) : undefined)

/** The page on which the visit began, as an address without its query; undefined where it is none of this site. */
export function landingAt(address: string, siteUrl: string): string | undefined {
  const { origin, pathname } = new URL(siteAddress(address, '/', siteUrl))
  return samePagePath(pathname) && origin + pathname
}

function originOf(enquiry: Stored, body: EnquiryBody, context: EnquiryContext, reader: Reader): Fact[] {
  const { t, locale, zone, siteUrl } = reader
  const traffic = body.trafficAccessReq
  const { landing = '', referrer = '', ...rest } = context.client?.firstTouch ?? {}
  const first = landing && landingAt(landing, siteUrl)
  const [page, language] = [pageOf(body, context), context.mark]
  const opens = unlocked(context, reader)
  const time = (at: number) => longZonedTime(at, localeConfigs[locale], zone)
  const row = (label: string, value: string | undefined | null, more: Partial<Fact> = {}): Fact[] =>
    value ? [{ label, value, ...more }] : []
  return [
    ...row(t('lead.form'), `${context.formName} (${body.form.id})`),
    ...row(t('lead.language'), t('lead.languageOf', { locale: isLocale(language) ? language : 'other' })),
    ...row(t('lead.time'), time(enquiry.created_at)),
    ...row(t('lead.page'), page, { href: siteUrl + page }),
    ...row(t('lead.source'), shownSource(body, context, t)),
    ...row(t('lead.landing'), first, first ? { href: first } : {}),
    ...row(t('lead.referrer'), hostOf(referrer)),
    ...Object.entries(rest).flatMap(([name, value]) =>
      row(t('lead.campaign', { name: plainName(name) }), plainName(value)),
    ),
    ...row(t('lead.advert'), plainName(traffic.bd_vid ?? '', LONGEST_ID)),
    ...row(t('lead.extra'), plainName(traffic.ext_info ?? '', LONGEST_ID)),
    ...row(t('lead.opens'), opens?.value, opens),
    ...row(
      t('lead.consent'),
      context.consent &&
        t('lead.consentAt', { version: context.consent.version, time: time(context.consent.at) }),
    ),
    ...row(t('lead.reference'), referenceOf(enquiry.id)),
    ...row(t('lead.id'), enquiry.id),
  ]
}
