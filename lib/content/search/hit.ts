import type { SearchKind } from '@/lib/content-types/addresses'
import type { Resource } from '@/lib/contract/resource'
import type { Locale } from '@/lib/i18n/locales'
import type { PageContext } from '@/lib/i18n/page-context'
import { excerptOf } from '@/lib/rules/search/excerpt'
import { highlightHits, hitsIn, type Part, type Wanted } from '@/lib/rules/search/highlight-hits'
import { eventTime, longDate } from '@/lib/rules/text/dates'
import type { SearchRecord } from '@/lib/search/record'

/** A record as a page of results shows it, its words marked. `path` has no language prefix. */
export type Hit = {
  key: string
  kind: SearchKind
  path: string
  title: Part[]
  /** What the other language calls it, where that is what was found; empty otherwise. */
  otherName: Part[]
  excerpt: Part[]
  note: Part[]
  date: string | undefined
  cover: Resource | undefined
}

/** Characters that fit into two lines beside a picture. */
const lengthOf = (locale: Locale) => (locale === 'cn' ? 84 : 170)

/** The excerpt of a hit: the summary if it holds one of the words, else the text around the first, else the start of the summary. */
function excerpt({ desc, body }: SearchRecord, wanted: Wanted, length: number): string {
  const isInDesc = desc !== '' && hitsIn(desc, wanted).length > 0
  const source = isInDesc || body === '' || (desc !== '' && hitsIn(body, wanted).length === 0) ? desc : body
  return excerptOf(source, wanted, length)
}

const noWords: ReadonlySet<string> = new Set()

/** The name of the other language that holds what the title does not. */
function otherName({ title, otherNames = [] }: SearchRecord, { pieces, found }: Wanted): string {
  const missing = pieces.filter((piece) => hitsIn(title, { pieces: [piece], found: noWords }).length === 0)
  // Words that were found misspelt may be those of the title.
  const wanted = { pieces: missing, found: missing.length === pieces.length ? found : noWords }
  return otherNames.find((name) => hitsIn(name, wanted).length > 0) ?? ''
}

/** A found record as it is shown in a language. */
export function hitOf(page: PageContext, record: SearchRecord, wanted: Wanted): Hit {
  const { key, kind, path, title, note = '', time, endTime, cover } = record
  const { localeConfig, zone } = page
  const date =
    time === undefined
      ? undefined
      : kind === 'event'
        ? eventTime(time, endTime ?? time, localeConfig, zone)
        : longDate(time, localeConfig, zone)
  return {
    key,
    kind,
    path,
    title: highlightHits(title, wanted),
    otherName: highlightHits(otherName(record, wanted), wanted),
    excerpt: highlightHits(excerpt(record, wanted, lengthOf(page.locale)), wanted),
    note: highlightHits(note, wanted),
    date,
    cover,
  }
}
