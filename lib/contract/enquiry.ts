import { z } from 'zod'
import { gatedResources } from '@/lib/content-types/addresses'
import { bounds } from './bounds'
import type { WireId } from './scalars'
import { choice, id } from './shared'

/** What visitors send is judged by the form's own rules, not cut. */
const text = z.string()

export const formTypeSources = [
  'PRODUCT',
  'EXAMPLE',
  'SOLUTION',
  'CORPORATE_PUBLICATION',
  'INDEX_MODEL',
] as const
export type FormTypeSource = (typeof formTypeSources)[number]

/** Longest accepted tracking text: an address with its campaign parameters, not a document. */
const short = text.max(2048)

export const fieldValue = z.object({ formFieldBO: z.object({ id }), value: text })
/** An answer by its field, as browsers send it. */
export type FieldValue = { formFieldBO: { id: string }; value: string }

const trafficAccess = z.object({
  bd_vid: short.nullish(),
  ext_info: short.nullish(),
  deviceType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  deviceId: short.nullish(),
  /** A value that is no address is replaced by the page's own address; it never makes a submit fail. */
  logidUrl: z.string().catch(''),
})

/** What only the site's own browser adds: honeypot, fill time, first touch. Never sent to the back end (contract, "Forms and enquiries"). */
export const client = z.object({
  trap: short.nullish(),
  elapsedMs: z.number().min(0).nullish(),
  firstTouch: z
    .record(z.string().max(64), short)
    .refine((touch) => Object.keys(touch).length <= 20, 'at most 20 entries')
    .nullish(),
  /** Path of the page the form was sent from. */
  page: short.nullish(),
  /** Version of the consent text above the button (`lib/rules/form/consent.ts`); a value that is no version is dropped, the lead stays. */
  consent: text
    .regex(/^[0-9a-f]{12}$/)
    .nullish()
    .catch(undefined),
})
export type Client = z.output<typeof client>

const gateTypes = [...gatedResources, 'homepage', 'topNavigation'] as const
export type GateType = (typeof gateTypes)[number]

/** The id of a gate's record. Items of two lists may have none: a navigation item is named by its address, a home module as `moduleId` says. */
const gateIds: Partial<Record<GateType, RegExp>> = {
  topNavigation: /^\/[\w/-]{0,100}$/,
}
const recordId = /^[\w-]{1,64}$/

/** The gated thing a submit is for (D26): record and which of its jumps, both by what they are, never by their place in a list. */
export const gateRef = z
  .object({
    type: z.enum(gateTypes),
    id: z.union([id, z.string()]),
    jump: z
      .string()
      .regex(/^[a-zA-Z]{1,32}(?::[\w-]{1,64})?$/)
      .default('jumpBO'),
  })
  .refine((gate) => (gateIds[gate.type] ?? recordId).test(gate.id), 'no gate of this site')
export type GateRef = z.output<typeof gateRef>

/** Body of POST form (§7). `client`, `gate` come from this site's browser only. Tracking may be absent: a lead is worth more than its source. */
export const submission = z.object({
  site: z.object({ id }),
  form: z.object({ id }),
  fieldValues: z.array(fieldValue).max(bounds.fields),
  formTypeSource: choice(formTypeSources).nullish(),
  sourceId: id.nullish(),
  trafficAccessReq: trafficAccess.nullish(),
  client: client.nullish(),
  // A page of an earlier release may name its gate in a way that is no longer known: the lead is taken without it.
  gate: gateRef.nullish().catch(null),
})
export type Submission = z.output<typeof submission>

/** The body as it is stored and sent to the back end: exactly the contract's POST form. */
export type EnquiryBody = {
  site: { id: WireId }
  form: { id: WireId }
  fieldValues: { formFieldBO: { id: WireId }; value: string }[]
  formTypeSource: FormTypeSource
  sourceId?: WireId
  trafficAccessReq: {
    bd_vid?: string
    ext_info?: string
    deviceType: 0 | 1 | 2
    deviceId?: string
    logidUrl: string
  }
}
