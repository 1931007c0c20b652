import { cover, type Examples, homeModule, jump, logo, longTitle, many } from '../../examples'
import { CaseWall } from './CaseWall'

const groups = (count: number, title: string) =>
  many(count, (id) => ({
    industry: { id, name: `Industry ${id}` },
    examples: many(2, (number) => ({
      id: `${id}0${number}`,
      title,
      coverMaterial: cover,
      customerLogo: number === '1' ? logo : undefined,
    })),
  }))

export const examples: Examples = {
  empty: (page) => <CaseWall page={page} module={homeModule} groups={[]} />,
  one: (page) => <CaseWall page={page} module={homeModule} groups={groups(1, 'Hengyue')} />,
  usual: (page) => (
    <CaseWall page={page} module={{ ...homeModule, jumpBO: jump }} groups={groups(3, 'Hengyue')} />
  ),
  many: (page) => (
    <CaseWall page={page} module={{ ...homeModule, title: undefined }} groups={groups(12, 'Hengyue')} />
  ),
  long: (page) => (
    <CaseWall
      page={page}
      module={{ ...homeModule, title: longTitle(page), desc: longTitle(page) }}
      groups={groups(2, longTitle(page))}
    />
  ),
}
