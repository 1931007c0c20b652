import { type Examples, longTitle, many } from '../examples'
import { ScrollRow } from './ScrollRow.client'

const arrows = { previous: 'Previous', next: 'Next' }
const items = (count: number) => many(count, (id) => <li key={id}>Item {id}</li>)

export const examples: Examples = {
  one: () => <ScrollRow label="Row">{items(1)}</ScrollRow>,
  usual: () => (
    <ScrollRow label="Row" arrows={arrows}>
      {items(6)}
    </ScrollRow>
  ),
  withoutLinks: () => (
    <ScrollRow label="Row" arrows={arrows} isFocusable>
      {items(40)}
    </ScrollRow>
  ),
  long: (page) => (
    <ScrollRow label={longTitle(page)}>
      <li>{longTitle(page)}</li>
    </ScrollRow>
  ),
}
