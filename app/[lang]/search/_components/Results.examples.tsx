import { type Examples, longTitle } from '@/components/examples'
import { answerOf } from './hit-examples'
import { GroupedResults, KindResults } from './Results'

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
