import { cover, type Examples, jump, logo, longTitle, many } from '../../examples'
import { Plates } from './Plates'

const points = (count: number) =>
  many(count, (id) => ({ title: `Point ${id}`, desc: 'In words', resource: id === '1' ? logo : cover }))

export const examples: Examples = {
  empty: (page) => <Plates page={page} plates={[{ name: 'A heading alone', config: [] }]} />,
  one: (page) => <Plates page={page} plates={[{ name: 'Who we are', desc: 'In words', config: [] }]} />,
  usual: (page) => (
    <Plates
      page={page}
      plates={many(2, (id) => ({
        name: `Plate ${id}`,
        desc: 'Write to jobs@example.com',
        resource: cover,
        jumpBO: jump,
        config: points(3),
      }))}
    />
  ),
  many: (page) => <Plates page={page} plates={[{ name: 'Many points', config: points(17) }]} />,
  long: (page) => (
    <Plates
      page={page}
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
