import { type Examples, logo, longTitle, many } from '../../examples'
import { Advantages } from './Advantages'

export const examples: Examples = {
  empty: () => <Advantages items={[]} label="Advantages" />,
  one: () => <Advantages items={[{ id: '1', title: '27 plants' }]} label="One advantage" />,
  usual: () => (
    <Advantages
      items={many(4, (id) => ({ id, title: `Advantage ${id}`, desc: 'In 61 hours', logo }))}
      label="Advantages"
    />
  ),
  many: () => <Advantages items={many(11, (id) => ({ id, title: `Advantage ${id}` }))} label="Many" />,
  long: (page) => (
    <Advantages
      items={many(2, (id) => ({ id, title: longTitle(page), desc: longTitle(page) }))}
      label={longTitle(page)}
    />
  ),
}
