import { type Examples, homeModule, jump, logo, longTitle, many } from '../../examples'
import { Industries } from './Industries'

const industries = (count: number, solutions: number, name: string) =>
  many(count, (id) => ({
    industry: { id, name, desc: name, indusIcon: id === '1' ? logo : undefined },
    solutions: many(solutions, (number) => ({ id: `${id}0${number}`, name })),
  }))

export const examples: Examples = {
  empty: (page) => <Industries page={page} module={homeModule} industries={[]} />,
  one: (page) => <Industries page={page} module={homeModule} industries={industries(1, 1, 'Machinery')} />,
  usual: (page) => (
    <Industries
      page={page}
      module={{ ...homeModule, jumpBO: jump }}
      industries={industries(4, 3, 'Machinery')}
    />
  ),
  withoutSolutions: (page) => (
    <Industries page={page} module={homeModule} industries={industries(2, 0, 'Machinery')} />
  ),
  many: (page) => <Industries page={page} module={homeModule} industries={industries(13, 9, 'Machinery')} />,
  long: (page) => (
    <Industries page={page} module={homeModule} industries={industries(2, 2, longTitle(page))} />
  ),
}
