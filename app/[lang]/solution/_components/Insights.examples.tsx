import { cover, type Examples, longTitle } from '@/components/examples'
import { pointsOf, wordsOf } from '@/components/examples/records'
import { Insights } from './Insights'

export const examples: Examples = {
  empty: (page) => <Insights title={wordsOf(page).title} items={[]} />,
  one: (page) => <Insights title={wordsOf(page).title} items={[{ id: '1', title: wordsOf(page).title }]} />,
  usual: (page) => <Insights title={wordsOf(page).title} items={pointsOf(page, 3)} />,
  pictures: (page) => <Insights title={wordsOf(page).title} items={pointsOf(page, 3, cover)} />,
  many: (page) => <Insights title={wordsOf(page).title} items={pointsOf(page, 14)} />,
  long: (page) => (
    <Insights title={longTitle(page)} items={[{ id: '1', title: longTitle(page), desc: longTitle(page) }]} />
  ),
}
