import { type Examples, longTitle, many } from '@/components/examples'
import { wordsOf } from '@/components/examples/records'
import type { Hit, SearchAnswer } from '@/lib/content'
import { type SearchKind, searchKinds } from '@/lib/content-types/addresses'
import type { PageContext } from '@/lib/i18n/page-context'
import { GroupedResults, KindResults } from './Results'

/** A hit as search gives it, part of its title marked. */
export const hitOf = (page: PageContext, id = '1001', kind: SearchKind = 'product'): Hit => ({
  key: `${kind}:${id}`,
  kind,
  path: `/product/${id}`,
  title: [
    { text: wordsOf(page).title, isHit: true },
    { text: ` ${id}`, isHit: false },
  ],
  otherName: [],
  excerpt: [{ text: wordsOf(page).desc, isHit: false }],
  note: [{ text: wordsOf(page).industry, isHit: false }],
  date: '2026-03-12',
  cover: undefined,
})

/** An answer with hits of so many kinds; `perKind` of each were found, three of each are shown. */
export const answerOf = (page: PageContext, kinds: number, perKind: number): SearchAnswer => ({
  total: kinds * perKind,
  kindTotal: perKind,
  exactness: 'exact',
  groups: searchKinds.slice(0, kinds).map((kind) => ({
    kind,
    total: perKind,
    hits: many(Math.min(3, perKind), (id) => hitOf(page, id, kind)),
  })),
  hits: many(Math.min(10, perKind), (id) => hitOf(page, id)),
})

const query = { q: 'order', kind: undefined, pageNo: 1 }
const ofKind = { ...query, kind: 'product' as const }

export const examples: Examples = {
  one: (page) => <GroupedResults page={page} query={query} answer={answerOf(page, 1, 1)} />,
  many: (page) => <GroupedResults page={page} query={query} answer={answerOf(page, 8, 40)} />,
  oneKind: (page) => <KindResults page={page} query={ofKind} answer={answerOf(page, 1, 40)} />,
  noneOfKind: (page) => <KindResults page={page} query={ofKind} answer={answerOf(page, 1, 0)} />,
  long: (page) => (
    <KindResults page={page} query={{ ...ofKind, q: longTitle(page) }} answer={answerOf(page, 1, 0)} />
  ),
}
