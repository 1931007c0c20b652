import { type Examples, longTitle, many } from '../examples'
import { FoldedRows } from './FoldedRows'

const rows = (count: number) =>
  many(count, (id) => ({ title: `Row ${id}`, label: `Label ${id}`, children: <p>In words</p> }))

export const examples: Examples = {
  one: () => <FoldedRows rows={rows(1)} />,
  usual: () => <FoldedRows rows={rows(4)} />,
  bare: () => <FoldedRows rows={[{ title: 'A question?', children: <p>Yes.</p> }]} />,
  long: (page) => (
    <FoldedRows
      rows={[{ title: longTitle(page), label: longTitle(page), children: <p>{longTitle(page)}</p> }]}
    />
  ),
}
