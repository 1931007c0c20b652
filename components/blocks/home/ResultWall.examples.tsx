import type { Example } from '@/lib/contract/cases'
import { cover, type Examples, logo, longTitle, many } from '../../examples'
import { ResultWall } from './ResultWall'

const item = (id: string): Example => ({
  id,
  title: `Case ${id}`,
  customerName: 'Hengyue',
  customerLogo: logo,
  results: [{ label: 'On time', before: '71%', after: '96%', sample: '61 plants' }],
})
const group = (id: string, examples: Example[]) => ({ industry: { id, name: `Industry ${id}` }, examples })

export const examples: Examples = {
  usual: (page) => (
    <ResultWall
      page={page}
      groups={many(3, (id) => group(id, [item(`${id}1`), item(`${id}2`)])).concat(
        group('9', [
          {
            ...item('99'),
            quote: { text: 'We talk about what to do.', name: 'Lu', position: 'COO', avatar: cover },
          },
        ]),
      )}
    />
  ),
  one: (page) => (
    <ResultWall
      page={page}
      groups={[
        group('1', [
          { id: '1', title: 'Case', customerName: 'Sinray', results: [{ label: 'Scrap', after: '4%' }] },
        ]),
      ]}
    />
  ),
  many: (page) => <ResultWall page={page} groups={many(11, (id) => group(id, [item(`${id}1`)]))} />,
  long: (page) => (
    <ResultWall
      page={page}
      groups={[
        group('1', [
          {
            ...item('1'),
            results: [{ label: longTitle(page), before: '1,000,000 hours', after: '999,999.9 hours' }],
            quote: { text: longTitle(page), name: longTitle(page) },
          },
        ]),
      ]}
    />
  ),
}
