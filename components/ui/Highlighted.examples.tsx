import { type Examples, longTitle, many } from '../examples'
import { Highlighted } from './Highlighted'

export const examples: Examples = {
  empty: () => <Highlighted parts={[]} />,
  usual: () => (
    <Highlighted
      parts={[
        { text: 'Order', isHit: true },
        { text: ' to cash', isHit: false },
      ]}
    />
  ),
  many: () => <Highlighted parts={many(20, (id) => ({ text: `${id} `, isHit: Number(id) % 2 === 0 }))} />,
  long: (page) => <Highlighted parts={[{ text: longTitle(page), isHit: true }]} />,
}
