import { z } from 'zod'
import { isRecordId } from '@/lib/i18n/record-id'
import { jsonIn } from '@/lib/json'
import { OTHER, reportedEvents, type Visit } from './event'
import { type VitalName, vitalNames } from './sample'

/** Something to count as a browser reports it; its page is an address still. */
export type ReportedEvent = {
  event: Visit['event']
  url: string
  form: string
  source: string
  campaign: string
}

/** A Core Web Vital of a page load as a browser tells it: ms, CLS in thousandths. */
export type ReportedVital = { name: VitalName; url: string; value: number; cause: string }

const MOST = 10
const LONGEST = 60

/** The name of a campaign or host as it is counted: what looks like a mailbox or a number of a person is not stored. */
export const withoutPersonalData = (name: string) =>
  /@|%40|\d{7,}/i.test(name) || name.length > LONGEST ? OTHER : name.trim().toLowerCase()

/** Kind and name of a source as they are counted. */
export const countedSource = (kind: string, name: string) => `${kind} ${withoutPersonalData(name)}`.trim()

const source = z
  .string()
  .transform((text) => /^(campaign|advert|link|direct)(?: ([^\p{Cc}]*))?$/u.exec(text))
  .transform((match) => (match?.[1] ? countedSource(match[1], match[2] ?? '') : 'direct'))

const url = z.string().regex(/^\/[^?#\s]{0,400}$/)

const eventSchema = z.object({
  type: z.literal('count'),
  url,
  body: z.object({
    event: z.enum(reportedEvents),
    form: z.string().refine(isRecordId).catch(''),
    source: source.catch('direct'),
    campaign: z
      .string()
      .regex(/^[^\p{Cc}]*$/u)
      .transform(withoutPersonalData)
      .catch(''),
  }),
})

/** Words of `components/layout/vitals.client.ts`, and no other. */
const cause =
  /^(?:(?:press|key) (?:dialog|banner|header|footer|main) (?:link|button|field|film|other)|(?:dialog|banner|header|footer|main) (?:picture|text|film))$/
/** What takes longer says nothing of a page. */
const LONGEST_MS = 600_000

const vitalSchema = z.object({
  type: z.literal('vital'),
  url,
  body: z.object({
    name: z.enum(vitalNames),
    value: z.number().nonnegative().max(LONGEST_MS),
    cause: z.string().regex(cause).catch(''),
  }),
})

function itemsOf(body: string): unknown[] {
  const value = jsonIn(body)
  return Array.isArray(value) ? value.slice(0, MOST) : []
}

/** The vitals in a body of the beacon, ten at most. */
export function readVitals(body: string): ReportedVital[] {
  return itemsOf(body).flatMap((item) => {
    const { success, data } = vitalSchema.safeParse(item)
    if (!success) return []
    const { name, value, cause } = data.body
    const mayHaveCause = name === 'LCP' ? cause.split(' ').length === 2 : name === 'INP' && cause !== ''
    return [
      {
        ...{ name, url: data.url, value: name === 'CLS' ? value * 1000 : value },
        cause: mayHaveCause ? cause : '',
      },
    ]
  })
}

/** What there is to count in a body of the beacon, ten at most; all else in it is none of ours. */
export function readVisitEvents(body: string): ReportedEvent[] {
  return itemsOf(body).flatMap((item) => {
    const { success, data } = eventSchema.safeParse(item)
    return success && (data.body.event === 'view') === (data.body.form === '')
      ? [{ url: data.url, ...data.body }]
      : []
  })
}

/** Programs that look at pages for others; what names no browser at all is none either. */
const robot =
  /bot\b|bot[/;)]|crawl|spider|slurp|headless|lighthouse|preview|monitor|facebookexternalhit|mediapartners|python|curl|wget|java\/|go-http|axios|node-fetch|undici/i

/** True for who is not to be counted: robots, and browsers that ask to be left out (GPC, DNT). */
export function isLeftOut(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? ''
  return (
    !agent.startsWith('Mozilla/') ||
    robot.test(agent) ||
    headers.get('sec-gpc') === '1' ||
    headers.get('dnt') === '1'
  )
}
