import { type Examples, longTitle, many } from '../examples'
import { Marked } from './Marked'

export const examples: Examples = {
  empty: () => <Marked parts={[]} />,
  usual: () => (
    <Marked
      parts={[
        { text: 'Order', isHit: true },
        { text: ' to cash', isHit: false },
      ]}
    />
  ),
  many: () => <Marked parts={many(20, (id) => ({ text: `${id} `, isHit: Number(id) % 2 === 0 }))} />,
  long: (page) => <Marked parts={[{ text: longTitle(page), isHit: true }]} />,
}
