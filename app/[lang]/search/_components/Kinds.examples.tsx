import { type Examples, longTitle } from '@/components/examples'
import { Kinds } from './Kinds'
import { answerOf } from './Results.examples'

const query = { q: 'order', kind: undefined, pageNo: 1 }

export const examples: Examples = {
  one: (page) => <Kinds page={page} query={query} answer={answerOf(page, 1, 1)} />,
  many: (page) => <Kinds page={page} query={query} answer={answerOf(page, 8, 12_345)} />,
  noneOfKind: (page) => (
    <Kinds page={page} query={{ ...query, kind: 'page' }} answer={answerOf(page, 2, 4)} />
  ),
  long: (page) => (
    <Kinds page={page} query={{ ...query, q: longTitle(page) }} answer={answerOf(page, 2, 4)} />
  ),
}
