import { type Examples, longTitle, many } from '@/components/examples'
import { saying } from '@/components/examples/records'
import { TextBand } from './TextBand'

export const examples: Examples = {
  one: (page) => (
    <TextBand variant="mist" rows={[{ title: saying(page).title, children: saying(page).desc }]} />
  ),
  usual: (page) => (
    <TextBand
      variant="paper"
      rows={many(3, (id) => ({ title: `${saying(page).title} ${id}`, children: saying(page).desc }))}
    />
  ),
  bare: (page) => <TextBand variant="paper" rows={[{ title: undefined, children: saying(page).desc }]} />,
  long: (page) => <TextBand variant="paper" rows={[{ title: longTitle(page), children: longTitle(page) }]} />,
}
