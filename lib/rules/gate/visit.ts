import { pairOf, textOf, writtenPairs } from '../address/written-query'

/** What a browser remembers of how the visitor came (D9; contract, "Forms and enquiries"). Nothing in it is personal. */
export type Visit = {
  /** The first page of the visit: landing address, referrer, campaign parameters. */
  firstTouch: Record<string, string>
  /** The latest landing address that carried bd_vid. */
  advert?: string
}

/** A visit as it is stored for all tabs: the time of the last activity, epoch ms, and the tokens of submitted gate forms (D23). */
export type StoredVisit = Visit & { at: number; receipts: Record<string, string> }

/** A visit ends after this long without the visitor, ms (D9). */
export const VISIT_MS = 30 * 60_000

const LONGEST = 2048
const MOST_PARAMETERS = 10

const parameter = (url: string, name: string) => textOf(pairOf(new URL(url).search, name)) || undefined

/** True for a parameter that says how a visitor came: of a campaign or an advert. */
export const isCampaignParameter = (name: string) => /^(?:bd_vid|ext_info|utm_[a-z_]{1,32})$/.test(name)

const campaignOf = (url: string) =>
  writtenPairs(new URL(url).search)
    .filter((pair) => isCampaignParameter(pair.split('=', 1)[0] ?? '') && /=./.test(pair))
    .slice(0, MOST_PARAMETERS)

/** An address of the web with only its campaign parameters, as other parameters may name a person; '' for anything else. */
export function campaignAddress(url: string): string {
  if (!URL.canParse(url) || !/^https?:/i.test(url)) return ''
  const { origin, pathname } = new URL(url)
  const query = campaignOf(url).join('&')
  return `${origin}${pathname}${query && `?${query}`}`.slice(0, LONGEST)
}

function firstTouch(url: string, referrer: string): Record<string, string> {
  const entries = [
    ['landing', campaignAddress(url)] as const,
    ...campaignOf(url).map((pair) => [pair.replace(/=.*/, ''), textOf(pair)] as const),
    ['referrer', campaignAddress(referrer)] as const,
  ]
  return Object.fromEntries(
    entries.filter(([, value]) => value !== '').map(([name, value]) => [name, value.slice(0, LONGEST)]),
  )
}

/** The visit after a document of `url` was loaded: the first touch stays, a new bd_vid makes a new advert landing. */
export function visitAfter(previous: Visit | undefined, url: string, referrer: string): Visit {
  const advertId = parameter(url, 'bd_vid')
  const previousId = previous?.advert && parameter(previous.advert, 'bd_vid')
  const advert = advertId && advertId !== previousId ? campaignAddress(url) : previous?.advert
  return { firstTouch: previous?.firstTouch ?? firstTouch(url, referrer), ...(advert && { advert }) }
}

/**
 * A stored visit that still lasts; undefined after half an hour without activity (D9), when the text is no visit, and
 * when the clock was set back by more than that. A smaller step back keeps it.
 */
export function unexpiredVisit(stored: unknown, now: number): StoredVisit | undefined {
  if (stored === null || typeof stored !== 'object') return undefined
  const { at, firstTouch: touch, receipts } = stored as Partial<StoredVisit>
  if (typeof at !== 'number' || !touch || typeof touch !== 'object') return undefined
  if (!receipts || typeof receipts !== 'object') return undefined
  return Math.abs(now - at) < VISIT_MS ? (stored as StoredVisit) : undefined
}

/** bd_vid, ext_info and logidUrl of an enquiry sent from `url` (D9). */
export function advertOf(visit: Visit, url: string) {
  const own = parameter(url, 'bd_vid')
  // Another tab may have come by another advert since.
  const isOwn = own === undefined || (visit.advert && parameter(visit.advert, 'bd_vid') === own)
  const advert = (isOwn && visit.advert) || url
  const pick = (name: string) => (parameter(url, name) ?? parameter(advert, name))?.slice(0, LONGEST)
  const [bd_vid, ext_info] = [pick('bd_vid'), pick('ext_info')]
  return { ...(bd_vid && { bd_vid }), ...(ext_info && { ext_info }), logidUrl: advert.slice(0, LONGEST) }
}
