import { texts } from '@/lib/enquiry/optional-content'
import type { Store } from '@/lib/enquiry/store/tables'
import { env } from '@/lib/env'
import { defaultMark, isMark, type Mark } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { Session } from './access/session'

type Query = Record<string, string | undefined>

/** What every view of the desk needs to speak the reader's language: copy, addresses, who is there. */
export type Desk = {
  mark: Mark
  t: Translator
  zone: string
  now: number
  siteUrl: string
  session: Session | undefined
  /** Path and query of what is shown, for the language link. */
  here: URL
  /** An address of the desk that keeps the language. */
  href: (path: string, query?: Query) => string
}

/** A request to the desk, with what answers it. */
export type Visit = { request: Request; url: URL; path: string; store: Store; desk: Desk }

/** Address of a path of the desk in a language; empty values are left out. */
export function deskHref(mark: Mark, path: string, query: Query = {}): string {
  const pairs: [string, string | undefined][] = Object.entries({ ...query, lang: mark })
  const given = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]))
  return `${path}?${new URLSearchParams(given)}`
}

/** The desk as `?lang=` asks for it (no prefix: it is no page of the site). */
export async function deskOf(url: URL, session: Session | undefined, now = Date.now()): Promise<Desk> {
  const asked = url.searchParams.get('lang') ?? undefined
  const mark = isMark(asked) ? asked : defaultMark
  const { SITE_TIME_ZONE: zone, SITE_URL: siteUrl } = env()
  const t = await texts(mark)
  const href = (path: string, query?: Query) => deskHref(mark, path, query)
  return { mark, t, zone, now, siteUrl, session, here: url, href }
}
