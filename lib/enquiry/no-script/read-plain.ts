import { type GateRef, gateRef, type Submission } from '@/lib/contract/enquiry'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { isRecordId } from '@/lib/i18n/record-id'
import { deviceType } from '@/lib/rules/form/device-type'
import { formSource } from '@/lib/rules/form/form-source'
import { readGateText } from '@/lib/rules/gate/gate'
import { advertOf } from '@/lib/rules/gate/visit'
import { type FormValues, TRAP_NAME } from '../compile-form'
import type { RequestFacts } from '../submit'
import type { Carried } from './form-view'

/** A form-encoded POST of the page without script. */
export type PlainPost = {
  locale: Locale | undefined
  formId: string
  values: FormValues
  gate: GateRef | undefined
  carried: Carried
  isTrapped: boolean
  isPreview: boolean
}

const carriedNames = [
  ...['form', 'lang', 'gate', 'source', 'bd_vid', 'ext_info', 'landing'],
  ...['preview', 'expires', 'signature', 'consent'],
]

/** `corporate/publications~808~jumpBO` → gate; anything else → undefined. */
export function readGate(text: string | null | undefined): GateRef | undefined {
  const read = gateRef.safeParse(readGateText(text))
  return read.success ? read.data : undefined
}

/** Reads query or body parameters of the page without script; unknown names are ignored. */
export function readPlain(parameters: URLSearchParams): PlainPost {
  const values: FormValues = {}
  for (const name of new Set(parameters.keys())) {
    if (carriedNames.includes(name) || !/^f[\w-]{1,70}$/.test(name)) continue
    const all = parameters.getAll(name)
    values[name] = all.length > 1 ? all : all[0]
  }
  const carried: Carried = {}
  for (const name of carriedNames) {
    const value = parameters.get(name)
    if (value && value.length <= 2048) carried[name] = value
  }
  return {
    locale: isLocale(carried.lang) ? carried.lang : undefined,
    formId: isRecordId(carried.form ?? '') ? (carried.form ?? '') : '',
    values,
    gate: readGate(carried.gate),
    carried,
    isTrapped: (parameters.get(TRAP_NAME) ?? '') !== '',
    isPreview: carried.preview === 'true',
  }
}

/** The same submit in the shape of POST form; its values are checked by input name, so they are not repeated here. */
export function submissionOf(
  { formId, gate, carried }: PlainPost,
  siteId: string,
  facts: RequestFacts,
): Submission {
  const source = carried.source ? formSource(carried.source) : undefined
  const landing = carried.landing ?? facts.referer
  const { logidUrl, ...advert } = URL.canParse(landing)
    ? advertOf({ firstTouch: {} }, landing)
    : { logidUrl: landing.slice(0, 2048) }
  return {
    site: { id: siteId },
    form: { id: formId },
    fieldValues: [],
    ...(source && { formTypeSource: source.formTypeSource, sourceId: source.sourceId ?? null }),
    trafficAccessReq: {
      ...advert,
      ...(carried.bd_vid && { bd_vid: carried.bd_vid }),
      ...(carried.ext_info && { ext_info: carried.ext_info }),
      deviceType: deviceType(facts.userAgent),
      logidUrl,
    },
    client: {
      page: carried.source ?? facts.path,
      ...(/^[0-9a-f]{12}$/.test(carried.consent ?? '') && { consent: carried.consent }),
    },
    ...(gate && { gate }),
  }
}
