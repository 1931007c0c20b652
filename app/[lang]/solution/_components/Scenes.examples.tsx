import { cover, type Examples, longTitle } from '@/components/examples'
import { pointsOf, wordsOf } from '@/components/examples/records'
import { Scenes } from './Scenes'

export const examples: Examples = {
  empty: (page) => <Scenes title={wordsOf(page).title} items={[]} />,
  one: (page) => <Scenes title={`${wordsOf(page).title} 1`} items={pointsOf(page, 1, cover)} />,
  usual: (page) => <Scenes title={`${wordsOf(page).title} 4`} items={pointsOf(page, 4, cover)} />,
  many: (page) => <Scenes title={`${wordsOf(page).title} 14`} items={pointsOf(page, 14, cover)} />,
  long: (page) => (
    <Scenes title={longTitle(page)} items={[{ title: longTitle(page), desc: longTitle(page) }]} />
  ),
}
