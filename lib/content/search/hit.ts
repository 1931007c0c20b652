import type { Resource } from '@/lib/contract/resource'
import type { PageContext } from '@/lib/i18n/page-context'
import { excerptOf, highlightHits, hitsIn, type Part, type Wanted } from '@/lib/rules/search/highlight-hits'
import type { SearchKind } from '@/lib/rules/search/kinds'
import { eventTime, longDate } from '@/lib/rules/text/dates'
import type { SearchRecord } from '@/lib/search/record'

/** A record as a page of results shows it, its words marked. `path` has no language prefix. */
export type Hit = {
  key: string
  kind: SearchKind
  path: string
  title: Part[]
  excerpt: Part[]
  note: Part[]
  date: string | undefined
  cover: Resource | undefined
}

/** Characters that fit into two lines beside a picture. */
const lengths = { cn: 84, en: 170 }

/** The excerpt of a hit: the summary if it holds one of the words, else the text around the first, else the start of the summary. */
function excerpt({ desc, body }: SearchRecord, wanted: Wanted, length: number): string {
  const isInDesc = desc !== '' && hitsIn(desc, wanted).length > 0
  const source = isInDesc || body === '' || (desc !== '' && hitsIn(body, wanted).length === 0) ? desc : body
  return excerptOf(source, wanted, length)
}

/** A found record as it is shown in a language. */
export function hitOf(page: PageContext, record: SearchRecord, wanted: Wanted): Hit {
  const { key, kind, path, title, note = '', time, endTime, cover } = record
  const { locale, zone } = page
  const date =
    time === undefined
      ? undefined
      : kind === 'event'
        ? eventTime(time, endTime ?? time, locale, zone)
        : longDate(time, locale, zone)
  return {
    key,
    kind,
    path,
    title: highlightHits(title, wanted),
    excerpt: highlightHits(excerpt(record, wanted, lengths[page.mark]), wanted),
    note: highlightHits(note, wanted),
    date,
    cover,
  }
}
