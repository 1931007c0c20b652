import { monotonicNow } from '@/lib/clock'
import { type EndpointName, endpoints } from '@/lib/contract/endpoints'
import { refusal, success } from '@/lib/http/envelope'
import { locales } from '@/lib/i18n/locales'
import { buildCall, publishedAnswer } from '../client/call'
import { getSite } from '../client/load'
import { withoutGated } from '../shared/gated-fields'
import { upstreamSource } from '../sources/http'
import { firstForm } from './first-form'
import type { Match } from './match'
import type { Incoming } from './request'
import { siteIdOf } from './site'

const DEADLINE_MS = 5000
/** The calls that browsers make, and the fields of their bodies (D34). */
const proxied: Partial<Record<EndpointName, readonly string[]>> = {
  newsList: ['pageNo', 'pageSize', 'type'],
  activityList: ['pageNo', 'pageSize', 'activity'],
  mediaList: ['pageNo', 'pageSize', 'multimediaResource'],
  publicationList: ['pageNo', 'pageSize'],
  form: [],
}

/** True for a site whose id the back end writes as a text. */
async function isTextSite(siteId: string | undefined): Promise<boolean> {
  const sites = await Promise.all(locales.map((locale) => getSite({ locale }).catch(() => undefined)))
  return sites.some((site) => site?.id === siteId && site?.textId)
}

/** Hands a browser's call to the configured back end; every other call is refused. */
export async function answerProxied(
  match: Match,
  { body, query, preview, isTrusted }: Incoming,
): Promise<Response> {
  const fields = match.kind === 'call' ? proxied[match.name] : undefined
  if (match.kind !== 'call' || !fields) return refusal(404, 'there is no such call here')
  const siteId = siteIdOf({ body, query, siteAsId: false })
  if (siteId === 'malformed') return refusal(400, 'site must be {id} of a site in site/list')
  const accepted = Object.fromEntries(
    fields.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
  )
  const call = buildCall(
    match.name,
    locales[0],
    siteId,
    { ...match.params, body: accepted, preview, isTextSite: await isTextSite(siteId) },
    monotonicNow() + DEADLINE_MS,
  )
  // Only fields of the contract are passed on: what else the back end sends, such as an author's address, must not reach browsers.
  const { payload: raw, visibility } = await publishedAnswer(call, upstreamSource)
  const payload = firstForm(endpoints[match.name].output, raw, visibility, true)
  return success(isTrusted ? payload : withoutGated(payload))
}
