import { cache } from 'react'
import { brand } from '@/lib/brand/brand'
import type { Ask } from '@/lib/content-types/record-type'
import type { EndpointName, EssentialName, OutputOf } from '@/lib/contract/endpoints'
import { NotFoundError, reasonOf, UnavailableError } from '@/lib/contract/errors'
import type { Resource } from '@/lib/contract/shared'
import type { Site } from '@/lib/contract/site'
import { type Locale, locales } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { tagPage } from '@/lib/page-render'
import { type CallInput, callTags, fetchContent, fetchSites } from './call'
import { LAST_GOOD_SECONDS, pageSeconds, pageTime } from './rendering'

/** The language a query answers in: the page being rendered is one. */
export type Language = { locale: Locale }

/** All sites: one answer for every language, and for the rules of addresses. */
const allSites = cache(async () => {
  const answer = await fetchSites({ ...pageTime(), isEssential: true })
  tagPage(pageSeconds(answer.ageMs, answer.isLastGood), answer.tags)
  return answer.value
})

/** A picture of the company's own files as a record names it. */
export const ownPicture = (url: string | undefined): Resource | undefined =>
  url === undefined ? undefined : { files: [{ url, isResizable: true }] }

/** The current site: the one with the language's mark, else the first (§7). Throws when none is to be had, and when the language's own cannot be read. */
export const getSite = async ({ locale }: Language): Promise<Site> => siteOf(locale)

const siteOf = cache(async (locale: Locale) => {
  const { data, unread } = await allSites()
  const site = data.find(({ mark }) => mark === locale) ?? (unread?.includes(locale) ? undefined : data[0])
  if (!site) throw new UnavailableError('site/list', `no site of ${locale} can be read`)
  return { ...site, logo: site.logo ?? ownPicture(brand().logo?.light) }
})

/** The languages that have a site of their own; a page of another one shows the first site (§7). Throws like getSite. */
export async function getLanguages(): Promise<Locale[]> {
  const { data, unread } = await allSites()
  return locales.filter((locale) => unread?.includes(locale) || data.some(({ mark }) => mark === locale))
}

/** React's `cache` compares arguments as values, so the input travels as text. */
const loadOnce = cache(
  async (name: EndpointName, locale: Locale, input: string, isEssential: boolean): Promise<unknown> => {
    const parsed = JSON.parse(input) as CallInput
    const site = await siteOf(locale)
    try {
      const answer = await fetchContent(
        name,
        locale,
        site.id,
        { ...parsed, isTextSite: site.textId },
        { ...pageTime(), isEssential },
      )
      if (!parsed.preview) tagPage(pageSeconds(answer.ageMs, answer.isLastGood), answer.tags)
      return answer.value
    } catch (error) {
      // The page that says "not found" is refreshed like any other once the record comes to be.
      if (error instanceof NotFoundError && !parsed.preview)
        tagPage(pageSeconds(0, false), callTags(name, parsed.id))
      throw error
    }
  },
)

/**
 * A call essential to the page: its failure is the page's (contract, "Envelope"). One call per request, however often asked.
 * Throws NotFoundError (proven), UpstreamError, UnavailableError or ContractError.
 */
export function load<N extends EssentialName>(
  name: N,
  { locale }: Language,
  input: CallInput = {},
): Promise<OutputOf<N>> {
  return loadOnce(name, locale, JSON.stringify(input), true) as Promise<OutputOf<N>>
}

/** `load` as lists of records ask. */
export const asking =
  (language: Language): Ask =>
  (name, body = {}) =>
    load(name, language, { body })

/** A call the page can do without: when it fails it is logged and undefined, and the page tries again within 5 s. Never throws. */
export async function loadOptional<N extends EndpointName>(
  name: N,
  { locale }: Language,
  input: CallInput = {},
): Promise<OutputOf<N> | undefined> {
  try {
    return (await loadOnce(name, locale, JSON.stringify(input), false)) as OutputOf<N>
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    log.error({ call: name, reason: reasonOf(error) }, 'optional call failed')
    if (!input.preview) tagPage(LAST_GOOD_SECONDS, callTags(name, input.id))
    return undefined
  }
}

/** The same as `load` where "does not exist" is an answer: undefined when it is proven. Throws on every other failure. */
export async function find<N extends EssentialName>(
  name: N,
  language: Language,
  input: CallInput,
): Promise<OutputOf<N> | undefined> {
  try {
    return await load(name, language, input)
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    throw error
  }
}
