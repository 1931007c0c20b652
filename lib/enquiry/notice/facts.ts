import type { EnquiryBody } from '@/lib/contract/enquiry'
import { isMark, locales } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { leadSource } from '@/lib/rules/form/lead-source'
import { longDateTime } from '@/lib/rules/text/dates'
import { isEmail } from '../form/check'
import type { EnquiryContext } from '../store/enquiries'
import type { EnquiryRow } from '../store/tables'

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
}

export type Reader = { t: Translator; mark: 'cn' | 'en'; siteUrl: string; zone: string }

type Stored = Pick<EnquiryRow, 'id' | 'created_at' | 'payload' | 'client'>

/** Path of the page an enquiry was sent from; rows of older releases know only the advert's or page's whole address. */
export function pageOf(body: EnquiryBody, context: EnquiryContext): string {
  const { logidUrl } = body.trafficAccessReq
  return context.page ?? (URL.canParse(logidUrl) ? new URL(logidUrl).pathname : '/')
}

/** Where the lead came from, as the rule says. */
export const sourceOf = (body: EnquiryBody, context: EnquiryContext) =>
  leadSource({ firstTouch: context.client?.firstTouch, bdVid: body.trafficAccessReq.bd_vid })

/** The visitor's e-mail address: the first value that is one. */
export const emailOf = (body: EnquiryBody): string | undefined =>
  body.fieldValues.map(({ value }) => value.trim()).find(isEmail)

/** Everything that is known about a stored enquiry, in the reader's language. */
export function leadFacts(enquiry: Stored, reader: Reader): LeadFacts {
  const body = JSON.parse(enquiry.payload) as EnquiryBody
  const context = JSON.parse(enquiry.client) as EnquiryContext
  const email = emailOf(body)
  const { t, zone, mark } = reader
  return {
    id: enquiry.id,
    formName: context.formName,
    page: pageOf(body, context),
    source: t('lead.sourceOf', sourceOf(body, context)),
    time: longDateTime(enquiry.created_at, locales[mark], zone),
    fields: body.fieldValues.map(({ formFieldBO, value }) => ({
      label: context.labels[formFieldBO.id] ?? String(formFieldBO.id),
      value,
      ...(value.trim() === email && { href: `mailto:${email}` }),
    })),
    origin: originOf(enquiry, body, context, reader),
    ...(email && { email }),
  }
}

/** Only http(s) addresses become links: what a browser sent may be anything. */
const linkTo = (address: string) => (/^https?:\/\//i.test(address) ? { href: address } : {})

function originOf(enquiry: Stored, body: EnquiryBody, context: EnquiryContext, reader: Reader): Fact[] {
  const { t, mark, zone, siteUrl } = reader
  const traffic = body.trafficAccessReq
  const { landing, referrer, ...rest } = context.client?.firstTouch ?? {}
  const [page, language] = [pageOf(body, context), context.mark]
  const time = (at: number) => longDateTime(at, locales[mark], zone)
  const row = (label: string, value: string | undefined | null, more: Partial<Fact> = {}): Fact[] =>
    value ? [{ label, value, ...more }] : []
  return [
    ...row(t('lead.form'), `${context.formName} (${body.form.id})`),
    ...row(t('lead.language'), t('lead.languageOf', { mark: isMark(language) ? language : 'other' })),
    ...row(t('lead.time'), time(enquiry.created_at)),
    ...row(t('lead.page'), page, linkTo(`${siteUrl}${page.startsWith('/') ? page : `/${page}`}`)),
    ...row(t('lead.source'), t('lead.sourceOf', sourceOf(body, context))),
    ...row(t('lead.landing'), landing, linkTo(landing ?? '')),
    ...row(t('lead.referrer'), referrer, linkTo(referrer ?? '')),
    ...Object.entries(rest).flatMap(([name, value]) => row(t('lead.campaign', { name }), value)),
    ...row(t('lead.advert'), traffic.bd_vid),
    ...row(t('lead.extra'), traffic.ext_info),
    ...row(t('lead.opens'), context.gate && [context.gate.type, context.gate.id].join(' ')),
    ...row(
      t('lead.consent'),
      context.consent &&
        t('lead.consentAt', { version: context.consent.version, time: time(context.consent.at) }),
    ),
    ...row(t('lead.id'), enquiry.id),
  ]
}
