import { cover, type Examples, logo, longTitle, many } from '../../examples'
import { Plates } from './Plates'

const points = (count: number) =>
  many(count, (id) => ({ title: `Point ${id}`, desc: 'In words', resource: id === '1' ? logo : cover }))

export const examples: Examples = {
  empty: () => <Plates plates={[{ name: 'A heading alone', config: [] }]} />,
  one: () => <Plates plates={[{ name: 'Who we are', desc: 'In words', config: [] }]} />,
  usual: () => (
    <Plates plates={many(2, (id) => ({ name: `Plate ${id}`, resource: cover, config: points(3) }))} />
  ),
  many: () => <Plates plates={[{ name: 'Many points', config: points(17) }]} />,
  long: (page) => (
    <Plates
      plates={[
        {
          name: longTitle(page),
          desc: longTitle(page),
          config: [{ title: longTitle(page), desc: longTitle(page) }],
        },
      ]}
    />
  ),
}
