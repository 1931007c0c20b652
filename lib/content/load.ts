import { cache } from 'react'
import type { EndpointName, EssentialName, OutputOf } from '@/lib/contract/endpoints'
import { NotFoundError, reasonOf, UnavailableError } from '@/lib/contract/errors'
import { parseTime } from '@/lib/contract/time'
import { type Mark, marks } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import type { Schedule } from '@/lib/rules/preview/preview-state'
import { buildCall, type CallInput, callTags } from './call'
import { contentSource, fetchContent } from './fetch-content'
import { pageTime } from './page-time'
import { noteShown } from './renders'
import { LAST_GOOD_SECONDS, pageSeconds, tagPage } from './tag-page'

const sitesOf = cache(async (mark: Mark) => {
  const answer = await fetchContent('siteList', mark, undefined, {}, { ...pageTime(), isEssential: true })
  noteShown(answer.tags)
  await tagPage(pageSeconds(answer.ageMs, answer.isLastGood), answer.tags)
  return answer.value.data
})

const siteOf = cache(async (mark: Mark) => {
  const sites = await sitesOf(mark)
  const site = sites.find((item) => item.mark === mark) ?? sites[0]
  if (!site) throw new UnavailableError('site/list', 'answered no site')
  return site
})

/** The current site: the one with the language's mark, else the first (§7). */
export const loadSite = siteOf

/** The languages that have a site of their own; a page of another one shows the first site (§7). */
export async function loadLanguages(mark: Mark): Promise<Mark[]> {
  const sites = await sitesOf(mark)
  return marks.filter((language) => sites.some((site) => site.mark === language))
}

const loadOnce = cache(
  async (name: EndpointName, mark: Mark, input: string, isEssential: boolean): Promise<unknown> => {
    const parsed = JSON.parse(input) as CallInput
    const site = await siteOf(mark)
    try {
      const answer = await fetchContent(name, mark, site.id, parsed, { ...pageTime(), isEssential })
      noteShown(answer.tags)
      if (!parsed.preview) await tagPage(pageSeconds(answer.ageMs, answer.isLastGood), answer.tags)
      return answer.value
    } catch (error) {
      // The page that says "not found" is refreshed like any other once the record comes to be.
      if (error instanceof NotFoundError && !parsed.preview) {
        noteShown(callTags(name, parsed.id))
        await tagPage(pageSeconds(0, false), callTags(name, parsed.id))
      }
      throw error
    }
  },
)

/** A call essential to the page: its failure is the page's (contract, "Envelope"). One call per request, however often asked. */
export function load<N extends EssentialName>(
  name: N,
  mark: Mark,
  input: CallInput = {},
): Promise<OutputOf<N>> {
  return loadOnce(name, mark, JSON.stringify(input), true) as Promise<OutputOf<N>>
}

/** A call the page can do without: when it fails it is logged and undefined, and the page tries again within 5 s. */
export async function loadOptional<N extends EndpointName>(
  name: N,
  mark: Mark,
  input: CallInput = {},
): Promise<OutputOf<N> | undefined> {
  try {
    return (await loadOnce(name, mark, JSON.stringify(input), false)) as OutputOf<N>
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    log.error({ call: name, reason: reasonOf(error) }, 'left out of the page')
    if (!input.preview) await tagPage(LAST_GOOD_SECONDS, callTags(name, input.id))
    return undefined
  }
}

/** What the source says of a record's publication beside the record itself (D31); a back end may say nothing. */
export async function loadSchedule(name: EssentialName, mark: Mark, input: CallInput): Promise<Schedule> {
  const site = await siteOf(mark)
  const call = buildCall(name, mark, site.id, { ...input, preview: true }, pageTime().deadline)
  const answer = await contentSource().answer(call)
  return scheduleOf(answer)
}

function scheduleOf(answer: unknown): Schedule {
  const { published, publishAt, expireAt } = Object(answer) as Record<string, unknown>
  const time = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? parseTime(value) : undefined
  return { isDraft: published === false, publishAt: time(publishAt), expireAt: time(expireAt) }
}
