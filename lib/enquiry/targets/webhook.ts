import { createHmac } from 'node:crypto'
import { writeJson } from '@/lib/json'
import { readRow } from '../store/enquiries'
import type { EnquiryRow } from '../store/tables'
import { crmCall, crmRecord, currentMapping } from './crm'
import { postJson } from './post-json'
import type { Target } from './target'

/** `deskUrl`: where the desk shows an enquiry; undefined while there is none. */
export type WebhookSettings = {
  url: string
  secret?: string | undefined
  deskUrl?: (enquiry: EnquiryRow) => string | undefined
}

/** `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`: the receiver checks origin and age (docs/enquiries.md). */
export function webhookSignature(body: string, secret: string, now: number): string {
  const seconds = Math.floor(now / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** An enquiry with readable names, and the first touch that only this site's browser knows. */
export function webhookFields(enquiry: EnquiryRow) {
  const { body, context } = readRow(enquiry)
  const { mark, formName, labels, client, page, consent, gate, isTest } = context
  return {
    id: enquiry.id,
    createdAt: new Date(enquiry.created_at).toISOString(),
    language: mark,
    site: body.site,
    form: { ...body.form, name: formName },
    fields: body.fieldValues.map(({ formFieldBO, value }) => ({
      id: formFieldBO.id,
      label: labels[String(formFieldBO.id)] ?? '',
      value,
    })),
    formTypeSource: body.formTypeSource,
    sourceId: body.sourceId,
    trafficAccessReq: body.trafficAccessReq,
    client,
    page,
    consent: consent && { version: consent.version, at: new Date(consent.at).toISOString() },
    gate,
    test: isTest,
  }
}

/** What the webhook is told. */
export const webhookBody = (enquiry: EnquiryRow): string => writeJson(webhookFields(enquiry))

/** A webhook beside or instead of the back end; any 2xx is taken as received. Where there is a crm.yaml it says what is sent and what must be answered. */
export function webhookTarget({ url, secret, deskUrl }: WebhookSettings): Target {
  return {
    name: 'webhook',
    async send(enquiry, onAnswer) {
      const mapping = currentMapping()
      const call = mapping && crmCall(mapping, enquiry, deskUrl?.(enquiry))
      if (mapping && !call) return { note: 'nothing of this form is sent' }
      const body = call?.body ?? webhookBody(enquiry)
      if (call) onAnswer?.(body)
      const answer = await postJson(url, body, {
        ...call?.headers,
        'idempotency-key': enquiry.idempotency_key,
        ...(secret && { 'x-enquiry-signature': webhookSignature(body, secret, Date.now()) }),
      })
      onAnswer?.(answer)
      return mapping ? { crm: crmRecord(mapping, answer) } : {}
    },
  }
}
