'use client'

import { ask, FaultError, timeLimit } from '@/components/ui/ask.client'
import type { FieldValue } from '@/lib/contract/enquiry'
import { deviceType } from '@/lib/rules/form/device-type'
import { formSource } from '@/lib/rules/form/form-source'
import { readGateText } from '@/lib/rules/gate/gate'
import { advertOf } from '@/lib/rules/gate/visit'
import { deviceId } from './device.client'
import type { Consult, ConsultRequest, Passed, PreviewQuery } from './types'
import { visit } from './visit.client'

const TIMEOUT_MS = 20_000

/** How a submit ended. Only `stored` means that the enquiry is stored; everything typed stays in all other cases. */
export type Outcome =
  | { kind: 'stored'; passed: Passed; message: string }
  | { kind: 'dryRun'; message: string }
  | { kind: 'errors'; errors: Record<string, string>; message: string }
  /** `isKeyTaken`: the server knows the key by another submit; the next try needs a new one. */
  | { kind: 'refused'; message: string; isKeyTaken?: boolean }

export type Enquiry = {
  request: ConsultRequest
  fieldValues: FieldValue[]
  trap: string
  elapsedMs: number
  key: string
  preview: PreviewQuery | undefined
}

type Answer = {
  msg?: string
  errors?: Record<string, string>
  data?: Passed & { isDryRun?: boolean }
}

async function bodyOf({ siteId, texts }: Consult, { request, fieldValues, trap, elapsedMs }: Enquiry) {
  const came = visit()
  const { formTypeSource, sourceId } = formSource(location.pathname)
  const device = await deviceId()
  const gate = readGateText(request.gate)
  return {
    site: { id: siteId },
    form: { id: request.formId },
    fieldValues,
    formTypeSource,
    ...(sourceId && { sourceId }),
    trafficAccessReq: {
      ...advertOf(came, location.href),
      deviceType: deviceType(navigator.userAgent, navigator.maxTouchPoints),
      ...(device && { deviceId: device }),
    },
    client: {
      trap,
      elapsedMs,
      firstTouch: came.firstTouch,
      page: location.pathname,
      consent: texts.consentVersion,
    },
    ...(gate && { gate }),
  }
}

/** POST form (§7). Never rejects: a server that cannot be reached is a refusal with a sentence that says what to do. */
export async function postEnquiry(consult: Consult, enquiry: Enquiry): Promise<Outcome> {
  try {
    const query = enquiry.preview ? `?${new URLSearchParams(enquiry.preview)}` : ''
    const response = await ask(`/api/internal/form${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': enquiry.key },
      body: JSON.stringify(await bodyOf(consult, enquiry)),
      signal: timeLimit(TIMEOUT_MS),
    })
    const { msg, errors = {}, data } = (await response.json()) as Answer
    const message = msg ?? consult.texts.offline
    if (response.ok && data?.isDryRun) return { kind: 'dryRun', message }
    if (response.ok && data) return { kind: 'stored', passed: data, message }
    if (Object.keys(errors).length > 0) return { kind: 'errors', errors, message }
    return { kind: 'refused', message, isKeyTaken: response.status === 422 }
  } catch (error) {
    const { notStored, offline } = consult.texts
    return { kind: 'refused', message: error instanceof FaultError ? notStored : offline }
  }
}
