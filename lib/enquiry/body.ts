import type { EnquiryBody, FieldValue, Submission } from '@/lib/contract/enquiry'
import { env } from '@/lib/env'
import { ownAddress } from '@/lib/rules/address/own-address'
import { deviceType } from '@/lib/rules/form/device-type'
import { formSource } from '@/lib/rules/form/form-source'

/** What the request itself says, for submits that carry no tracking. */
export type RequestFacts = { userAgent: string; referer: string; path: string }

const present = <T extends Record<string, unknown>>(values: T) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

/** The exact body of the contract's POST form: checked values, nothing that the back end must not see. */
export function enquiryBody(
  submission: Submission,
  fieldValues: FieldValue[],
  facts: RequestFacts,
): EnquiryBody {
  const { site, form, trafficAccessReq: traffic } = submission
  const derived = formSource(facts.path)
  const sourceId = submission.formTypeSource ? submission.sourceId : derived.sourceId
  return {
    site: { id: Number(site.id) },
    form: { id: Number(form.id) },
    fieldValues,
    formTypeSource: submission.formTypeSource ?? derived.formTypeSource,
    ...(sourceId && { sourceId: Number(sourceId) }),
    trafficAccessReq: {
      ...present({ bd_vid: traffic?.bd_vid, ext_info: traffic?.ext_info, deviceId: traffic?.deviceId }),
      deviceType: traffic?.deviceType ?? deviceType(facts.userAgent),
      logidUrl: addressOf(traffic?.logidUrl ?? facts.referer, facts.path),
    },
  }
}

function addressOf(address: string, path: string): string {
  const { SITE_URL, SITE_HOSTS, GO1688_HOST } = env()
  return ownAddress(address, path, SITE_URL, [
    ...Object.keys(SITE_HOSTS ?? {}),
    ...(GO1688_HOST ? [GO1688_HOST] : []),
  ])
}
