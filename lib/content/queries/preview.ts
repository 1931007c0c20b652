import { notFound } from 'next/navigation'
import type { EssentialName, OutputOf } from '@/lib/contract/endpoints'
import { publicationStatusOf } from '@/lib/contract/restrict'
import { mayPreview } from '@/lib/http/preview-access'
import { localePath } from '@/lib/i18n/address'
import type { PageContext } from '@/lib/i18n/page-context'
import { type PreviewState, previewState, type Schedule } from '@/lib/rules/preview/preview-state'
import { buildCall, type CallInput, contentSource } from '../client/call'
import { find, getSite } from '../client/load'
import { ownRecord, type Section } from '../client/record'
import { pageTime } from '../client/rendering'

/** Query parameters of a page, as Next hands them over. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>
export type Preview<T> = {
  record: T
  state: PreviewState
  path: string
  /** The list of the other language: what is not published has no alternate. */
  alternatePath: string
  /** The signature of the link that opened it. */
  query: { expires?: string; signature?: string }
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

/**
 * A record as its editors see it (D14): open by default; with PREVIEW_SECRET only by a signed link that has not expired,
 * else the 404 page. Throws like ownRecord.
 */
export async function previewRecord<N extends EssentialName>(
  name: N,
  page: PageContext,
  input: CallInput & { id: string },
  section: Section,
  searchParams: SearchParams,
): Promise<Preview<OutputOf<N>>> {
  const given = await searchParams
  const [expires, signature] = [one(given.expires), one(given.signature)]
  const query = { ...(expires && { expires }), ...(signature && { signature }) }
  const path = `${section.path}/${input.id}/preview`
  if (!mayPreview({ path: localePath(page.locale, path), query })) notFound()
  const record = await ownRecord(name, page, { ...input, preview: true })
  return { record, query, path, alternatePath: section.list, state: await stateOf(name, page, input, record) }
}

/** The record's status comes from the call that visitors make; when that fails, it is unknown. */
async function stateOf<N extends EssentialName>(
  name: N,
  page: PageContext,
  input: CallInput,
  preview: OutputOf<N>,
): Promise<PreviewState> {
  try {
    const live = await find(name, page, input)
    const schedule = live === undefined ? await scheduleOf(name, page, input) : { isDraft: false }
    return previewState({ preview, live, schedule, now: Date.now() })
  } catch {
    return { kind: 'unknown' }
  }
}

/** What the source says of a record's publication beside the record itself (D31); a back end may say nothing. */
async function scheduleOf(name: EssentialName, page: PageContext, input: CallInput): Promise<Schedule> {
  const { id } = await getSite(page)
  const call = buildCall(name, page.locale, id, { ...input, preview: true }, pageTime().deadline)
  const answer = Object(await contentSource().answer(call)) as Record<string, unknown>
  const { isDraft, from, until } = publicationStatusOf(answer)
  return { isDraft, publishAt: from, expireAt: until }
}
