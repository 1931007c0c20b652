import { type Examples, longTitle, many } from '@/components/examples'
import { industryOf } from '@/components/examples/records'
import { IndustryPanels } from './IndustryPanels'

export const examples: Examples = {
  empty: (page) => <IndustryPanels page={page} industries={[]} />,
  withoutSolutions: (page) => <IndustryPanels page={page} industries={[industryOf(page, '1', 0, 0)]} />,
  usual: (page) => <IndustryPanels page={page} industries={many(3, (id) => industryOf(page, id))} />,
  many: (page) => <IndustryPanels page={page} industries={[industryOf(page, '1', 20, 20)]} />,
  long: (page) => (
    <IndustryPanels
      page={page}
      industries={[
        {
          industry: { id: '1', name: longTitle(page) },
          solutions: [{ id: '301', name: longTitle(page), desc: longTitle(page) }],
        },
      ]}
    />
  ),
}
