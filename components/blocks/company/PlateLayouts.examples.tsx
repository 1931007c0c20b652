import { type Examples, jump, longTitle, many } from '../../examples'
import { Plates } from './Plates'

const items = (count: number) =>
  many(count, (id) => ({
    title: `Point ${id}`,
    desc: 'In words',
    label: `${id} weeks`,
    value: '2 h',
    span: Number(id),
    jumpBO: jump,
    at: [4 + 7 * Number(id), 52 - 6 * Number(id)] satisfies [number, number],
  }))
const plates = (count: number) =>
  ['timeline', 'schedule', 'levels', 'cards', 'rows', 'map', 'unknown'].map((layout) => ({
    name: `As ${layout}`,
    layout,
    heads: ['Stage', 'In words', 'Week 1', 'Week 2'],
    config: items(count),
  }))

export const examples: Examples = {
  one: (page) => <Plates page={page} plates={plates(1)} />,
  usual: (page) => <Plates page={page} plates={plates(5)} />,
  bare: (page) => (
    <Plates
      page={page}
      plates={plates(1).map((plate) => ({ ...plate, config: [{ title: 'A title alone' }] }))}
    />
  ),
  long: (page) => (
    <Plates
      page={page}
      plates={plates(1).map((plate) => ({
        ...plate,
        config: [
          { title: longTitle(page), desc: longTitle(page), label: longTitle(page), value: longTitle(page) },
        ],
      }))}
    />
  ),
}
