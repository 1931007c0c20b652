import type { Example } from '@/lib/contract/cases'
import { cover, type Examples, homeModule, jump, logo, longTitle, many } from '../../examples'
import { CaseOpening, CaseWall } from './CaseWall'

const measured = [{ label: 'On time', before: '71%', after: '96%' }]
const figures = { ...homeModule, statistics: many(4, (id) => ({ value: `${id},900`, label: 'companies' })) }
const groups = (count: number, title: string, results: Example['results'] = []) =>
  many(count, (id) => ({
    industry: { id, name: `Industry ${id}` },
    examples: many(2, (number) => ({
      id: `${id}0${number}`,
      title,
      coverMaterial: cover,
      customerLogo: number === '1' ? logo : undefined,
      results,
    })),
  }))

export const examples: Examples = {
  empty: (page) => <CaseWall page={page} module={homeModule} groups={[]} />,
  one: (page) => <CaseWall page={page} module={homeModule} groups={groups(1, 'Hengyue')} />,
  measured: (page) => (
    <>
      <CaseOpening page={page} module={figures} groups={groups(8, 'Hengyue', measured)} />
      <CaseWall page={page} module={figures} groups={groups(8, 'Hengyue', measured)} isOpened />
    </>
  ),
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
