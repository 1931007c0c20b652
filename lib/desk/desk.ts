import { texts } from '@/lib/enquiry/optional-content'
import type { Store } from '@/lib/enquiry/store/tables'
import { env } from '@/lib/env'
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { Session } from './access/session'
import { listQuery } from './query'

type Query = Record<string, string | undefined>

/** Characters of the query of an inbox that an enquiry's address carries. */
const LONGEST_LIST = 2000

/** So many enquiries with contacts of their own are added to a person's by hand. */
const MOST_ALSO = 20
const anId = /[0-9a-f-]{36}/g

/** What every view of the desk needs to speak the reader's language: copy, addresses, who is there. */
export type Desk = {
  locale: Locale
  t: Translator
  zone: string
  now: number
  siteUrl: string
  /** Records can be edited here. */
  hasStudio: boolean
  session: Session | undefined
  /** Path and query of what is shown, for the language link. */
  here: URL
  /** An address of the desk that keeps the language. */
  href: (path: string, query?: Query) => string
}

/** True where names are known to be right, and enquiries can be somebody's (D37): not under one password for all. */
export const isNamed = ({ session }: Desk): boolean => session !== undefined && session.kind !== 'password'

/** A request to the desk, with what answers it. */
export type DeskRequest = { request: Request; url: URL; path: string; store: Store; desk: Desk }

/** A change that somebody who is signed in asks for. */
export type Asked = { visit: DeskRequest; form: URLSearchParams; who: string }

/** The enquiry or person of a path, and the change to it that is asked for, or none; undefined for any other path. */
export function subjectOf(path: string): { kind: string; id: string; action: string } | undefined {
  const [, kind = '', id = '', action = ''] =
    /^\/desk\/(enquiry|person)\/([0-9a-f-]{36})(?:\/([a-z]+))?$/.exec(path) ?? []
  return kind ? { kind, id, action } : undefined
}

/** The enquiries whose contacts somebody has found to be of the same person, as the person's address names them. */
export const alsoOf = (url: URL): string[] =>
  (url.searchParams.get('also') ?? '').match(anId)?.slice(0, MOST_ALSO) ?? []

/** Address of a path of the desk in a language; empty values are left out. */
export function deskHref(locale: Locale, path: string, query: Query = {}): string {
  const pairs: [string, string | undefined][] = Object.entries({ ...query, lang: locale })
  const given = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]))
  return `${path}?${new URLSearchParams(given)}`
}

/** The desk as `?lang=` asks for it (no prefix: it is no page of the site), else in the language of who is there. */
export async function deskOf(url: URL, session: Session | undefined, now = Date.now()): Promise<Desk> {
  const asked = url.searchParams.get('lang') ?? undefined
  const locale = isLocale(asked) ? asked : (session?.locale ?? defaultLocale)
  const { SITE_TIME_ZONE: zone, SITE_URL: siteUrl, STUDIO } = env()
  const t = await texts(locale)
  // The list that an enquiry was opened from stays in its addresses and its person's, changes included, for the way back; at a person who else is theirs.
  const from = subjectOf(url.pathname)
  const list = from && { list: url.searchParams.get('list')?.slice(0, LONGEST_LIST) }
  const also = { also: alsoOf(url).join() }
  const href = (path: string, query?: Query) => {
    const to = subjectOf(path)
    const isSame = to?.kind === 'person' && from?.kind === 'person' && to.id === from.id
    return deskHref(locale, path, to ? { ...list, ...(isSame && also), ...query } : query)
  }
  return { locale, t, zone, now, siteUrl, hasStudio: STUDIO === 'on', session, here: url, href }
}

/** Back to the inbox, asked for the same as when the enquiry was opened from it. */
export const listHref = ({ here, href }: Desk, query: Query = {}): string =>
  href('/desk', { ...listQuery(here.searchParams.get('list')), ...query })
