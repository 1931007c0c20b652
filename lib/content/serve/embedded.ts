import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { NotFoundError } from '@/lib/contract/errors'
import { refusal, success } from '@/lib/http/envelope'
import type { Locale } from '@/lib/i18n/locales'
import { buildCall } from '../client/call'
import { withoutGated } from '../shared/gated-fields'
import { withFetchable } from '../shared/gated-files'
import { embeddedRepository, embeddedSource, numberOfId } from '../sources/files'
import { paged, pick } from '../sources/files/wire'
import { firstForm } from './first-form'
import { genericSchema, genericTypes, matching } from './generic'
import type { Match } from './match'
import { type Incoming, withConditions } from './request'
import { chooseSite, siteIdOf } from './site'

type Found = Exclude<Match, { kind: 'methodNotAllowed' | 'notFound' }>

/** Answers a call from the embedded content, in the contract's first form (D31, D34). */
export async function answerEmbedded(match: Found, incoming: Incoming): Promise<Response> {
  const siteAsId = match.kind === 'call' && (endpoints[match.name] as Endpoint).siteAsId === true
  const site = chooseSite(
    siteIdOf({ siteId: match.params.siteId, body: incoming.body, query: incoming.query, siteAsId }),
  )
  if ('problem' in site) {
    if (site.problem === 'unknown' && match.params.siteId)
      return refusal(404, `there is no site ${match.params.siteId}`)
    return refusal(400, 'site must be {id: number} of a site in site/list')
  }
  const payload =
    match.kind === 'call'
      ? await endpointPayload(match, incoming, site)
      : genericPayload(match, incoming, site)
  return success(incoming.isTrusted ? withFetchable(payload) : withoutGated(payload))
}

/** What a preview says of a record's publication beside the record (D31). */
const publicationFields = ['published', 'publishAt', 'expireAt']

type Site = { locale: Locale; siteId: string }

async function endpointPayload(
  { name, params }: Extract<Found, { kind: 'call' }>,
  incoming: Incoming,
  site: Site,
) {
  const call = buildCall(
    name,
    site.locale,
    site.siteId,
    {
      ...params,
      body: withConditions(name, incoming.body),
      query: Object.fromEntries(incoming.query),
      preview: incoming.preview,
    },
    Number.POSITIVE_INFINITY,
  )
  const payload = await embeddedSource.answer(call)
  const answer = firstForm(endpoints[name].output, payload)
  return call.preview ? { ...Object(answer), ...pick(Object(payload), publicationFields) } : answer
}

function genericPayload(
  match: Exclude<Found, { kind: 'call' }>,
  { body, preview }: Incoming,
  { locale }: Site,
) {
  const repository = embeddedRepository(locale, preview)
  const folder = genericTypes[match.type] ?? ''
  const schema = genericSchema(match.type)
  if (!schema) throw new NotFoundError(match.type)
  if (match.kind === 'genericRecord') {
    const record = repository.record(folder, numberOfId(match.params.id))
    if (!record) throw new NotFoundError(`${match.type}/${match.params.id}`)
    return firstForm(schema, record)
  }
  const records = repository.records(folder).flatMap(({ id }): Record<string, unknown>[] => {
    const record = repository.record(folder, Number(id))
    return record ? [record] : []
  })
  const { data, total } = paged(matching(records, body.conditions), body)
  return { data: data.map((record) => firstForm(schema, record)), total }
}
