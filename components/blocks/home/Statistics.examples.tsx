import { type Examples, longTitle, many } from '../../examples'
import { wordsOf } from '../../examples/records'
import { Statistics } from './Statistics'

export const examples: Examples = {
  empty: () => <Statistics items={[]} />,
  one: (page) => <Statistics items={[{ label: wordsOf(page).kind, value: '61' }]} />,
  usual: (page) => (
    <Statistics items={many(4, (id) => ({ label: `${wordsOf(page).kind} ${id}`, value: '61' }))} />
  ),
  many: (page) => (
    <Statistics items={many(13, (id) => ({ label: `${wordsOf(page).kind} ${id}`, value: '1,000,000+' }))} />
  ),
  long: (page) => <Statistics items={[{ label: longTitle(page), value: '1,000,000,000+' }]} />,
}
