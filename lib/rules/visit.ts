/** What a browser session remembers of how the visitor came (D9; contract, "Forms and enquiries"). */
export type Visit = {
  /** The first page of the session: landing address, referrer, campaign parameters. */
  firstTouch: Record<string, string>
  /** The latest landing address that carried bd_vid. */
  advert?: string
}

const LONGEST = 2048
const MOST_PARAMETERS = 10

const parameter = (url: string, name: string) => new URL(url).searchParams.get(name) || undefined

function firstTouch(url: string, referrer: string): Record<string, string> {
  const campaign = [...new URL(url).searchParams]
    .filter(([name, value]) => value !== '' && /^(?:bd_vid|ext_info|utm_[a-z_]{1,32})$/.test(name))
    .slice(0, MOST_PARAMETERS)
  const entries = [['landing', url] as const, ...campaign, ['referrer', referrer] as const]
  return Object.fromEntries(
    entries.filter(([, value]) => value !== '').map(([name, value]) => [name, value.slice(0, LONGEST)]),
  )
}

/** The visit after a document of `url` was loaded: the first touch stays, a new bd_vid makes a new advert landing. */
export function visitAfter(previous: Visit | undefined, url: string, referrer: string): Visit {
  const advertId = parameter(url, 'bd_vid')
  const known = previous?.advert && parameter(previous.advert, 'bd_vid')
  const advert = advertId && advertId !== known ? url : previous?.advert
  return { firstTouch: previous?.firstTouch ?? firstTouch(url, referrer), ...(advert && { advert }) }
}

/** bd_vid, ext_info and logidUrl of an enquiry sent from `url` (D9). */
export function advertOf(visit: Visit, url: string) {
  const { advert = url } = visit
  const pick = (name: string) => (parameter(url, name) ?? parameter(advert, name))?.slice(0, LONGEST)
  const [bd_vid, ext_info] = [pick('bd_vid'), pick('ext_info')]
  return { ...(bd_vid && { bd_vid }), ...(ext_info && { ext_info }), logidUrl: advert.slice(0, LONGEST) }
}
