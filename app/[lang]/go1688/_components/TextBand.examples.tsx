import { type Examples, longTitle, many } from '@/components/examples'
import { wordsOf } from '@/components/examples/records'
import { TextBand } from './TextBand'

export const examples: Examples = {
  one: (page) => (
    <TextBand variant="mist" rows={[{ title: wordsOf(page).title, children: wordsOf(page).desc }]} />
  ),
  usual: (page) => (
    <TextBand
      variant="paper"
      rows={many(3, (id) => ({ title: `${wordsOf(page).title} ${id}`, children: wordsOf(page).desc }))}
    />
  ),
  bare: (page) => <TextBand variant="paper" rows={[{ title: undefined, children: wordsOf(page).desc }]} />,
  long: (page) => <TextBand variant="paper" rows={[{ title: longTitle(page), children: longTitle(page) }]} />,
}
