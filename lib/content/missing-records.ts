import { monotonicNow } from '@/lib/clock'
import { concurrencyLimit } from '@/lib/concurrency-limit'
import { recordAddresses } from '@/lib/content-types/addresses'
import { type EssentialName, isArticleType, type OutputOf } from '@/lib/contract/endpoints'
import { NotFoundError } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { introductionType, typeOfSegment } from '@/lib/rules/address/introduction-path'
import { pageCount } from '@/lib/rules/list/pages'
import { withTimeout } from '@/lib/with-timeout'
import { type CallInput, fetchContent, fetchSites, PAGE_MS, SHARE_MS } from './client/call'
import { hasAiPage } from './file-pages/ai-file'
import { type ListCall, listCalls, recordCall } from './page-calls'
import { hasUnreadableFile } from './sources/files'

/** The page is none of the site (404), or none of its list, which is shown in its place (D5). */
export type MissingKind = 'missing' | 'past end'

/** A back end that takes longer is waited for by the page itself, which joins the calls under way. */
const LONGEST_MS = 500
/** Invented ids must not become as many calls of a back end that hangs. */
const limited = concurrencyLimit(16, 64, LONGEST_MS)

/**
 * What is known of the page of a key such as `/cn/product/1001`, cached or not, before it is rendered: one cheap call, which the page would
 * make too and then has in memory but for a preview (ADR 0042). undefined says nothing, least of all when the source fails or a back end takes half a second.
 */
export async function findMissing(key: string): Promise<MissingKind | undefined> {
  const [, locale = '', path = ''] = /^\/(\w+)\/(.+)$/.exec(key) ?? []
  const proof = isLocale(locale) ? proofOf(locale, path) : undefined
  if (!proof) return undefined
  const asked = env().CONTENT_API_URL
    ? withTimeout(limited(proof), LONGEST_MS, () => new Error('later'))
    : proof()
  return asked.catch((error: unknown) => (error instanceof NotFoundError ? 'missing' : undefined))
}

/** How the absence of a page is proven; undefined for a page of which nothing can be. The proof rejects with NotFoundError too. */
function proofOf(locale: Locale, path: string): (() => Promise<MissingKind | undefined>) | undefined {
  const segments = path.split('/')
  const [section = '', second = ''] = segments
  const number = Number(segments.at(-1))
  const list = listCalls.get(segments.slice(0, -1).join('/'))
  if (list) return number > 1 ? () => pastEnd(locale, list, number) : undefined
  if (section === 'cases' && second === 'list')
    return number > 1 ? () => pastCases(locale, number) : undefined
  if (section === 'ai' && segments.length > 1)
    return async () => ((await hasAiPage({ locale }, segments.slice(1))) ? undefined : 'missing')
  if (section === 'about-us' && segments.length === 2) return () => introduction(locale, second)
  const call = recordCall(path)
  if (call?.name === 'article' && !isArticleType(call.input.type ?? '')) return async () => 'missing'
  // Who asks is not known here: without its signature no preview may reach the back end (D14).
  if (call?.input.preview && env().PREVIEW_SECRET) return undefined
  return call && (() => ask(locale, call.name, call.input).then(() => undefined))
}

async function introduction(locale: Locale, segment: string): Promise<MissingKind | undefined> {
  const answer = await ask(locale, 'introductions')
  // A key's segment is the type itself but for what would make it another path.
  const own = segment.replace(/%(?:2f|23|3f|5c|25(?=2f|23|3f|5c))/gi, decodeURIComponent)
  const names = [typeOfSegment(own), introductionType(segment)]
  const isThere = !answer || answer.data.some(({ type }) => names.includes(type))
  const isInDoubt = !env().CONTENT_API_URL && names.some((type) => hasUnreadableFile(locale, type))
  return isThere || isInDoubt ? undefined : 'missing'
}

async function pastEnd(locale: Locale, { name, pageSize, body }: ListCall, pageNo: number) {
  const first = await ask(locale, name, { body: { pageNo: 1, pageSize, ...body } })
  if (!first) return undefined
  // A back end that does not say how many there are has at least a full first page.
  const isWhole = !env().CONTENT_API_URL || first.data.length < pageSize || first.total > first.data.length
  return isWhole && pageNo > pageCount(first.total, pageSize) ? 'past end' : undefined
}

/** The cases are one answer, whatever page of them is shown. */
async function pastCases(locale: Locale, pageNo: number): Promise<MissingKind | undefined> {
  const all = await ask(locale, 'exampleList')
  const total = all?.data.reduce((sum, { examples }) => sum + examples.length, 0)
  return total !== undefined && pageNo > pageCount(total, recordAddresses.cases.pageSize)
    ? 'past end'
    : undefined
}

/** The page's own call; undefined where the language has no site to ask of. */
async function ask<N extends EssentialName>(
  locale: Locale,
  name: N,
  input: CallInput = {},
): Promise<OutputOf<N> | undefined> {
  const time = timeOfPage()
  const site = (await allSites(time)).data.find(({ mark }) => mark === locale)
  return (
    site && (await fetchContent(name, locale, site.id, { ...input, isTextSite: site.textId }, time)).value
  )
}

function timeOfPage() {
  const now = monotonicNow()
  return { deadline: now + PAGE_MS, waitUntil: now + SHARE_MS, isEssential: true }
}

const allSites = async (time = timeOfPage()) => (await fetchSites(time)).value

let lastGood: Locale[] | undefined

/**
 * The languages that have a site, the first site's first (D36), as last received; undefined while no answer came within half a second.
 * Never throws.
 */
export async function currentSiteLocales(): Promise<Locale[] | undefined> {
  const asked = allSites().then(({ data, unread = [] }) => {
    // An answer that names none is a fault: what was known stays, for browsers cache a 308.
    if (data.length > 0) lastGood = [...new Set([...data.map(({ mark }) => mark), ...unread])]
    return lastGood
  })
  return withTimeout(asked, lastGood ? 0 : LONGEST_MS, () => new Error('later')).catch(() => lastGood)
}
