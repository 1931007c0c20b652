import { type Examples, longTitle, many } from '@/components/examples'
import { newsOf } from '@/components/examples/records'
import { NewsFeatures } from './NewsFeatures'

export const examples: Examples = {
  empty: (page) => <NewsFeatures page={page} items={[]} isLead={false} />,
  one: (page) => <NewsFeatures page={page} items={[newsOf(page)]} isLead />,
  many: (page) => <NewsFeatures page={page} items={many(6, (id) => newsOf(page, id))} isLead={false} />,
  bare: (page) => (
    <NewsFeatures page={page} items={many(2, (id) => ({ id, title: `News ${id}` }))} isLead={false} />
  ),
  long: (page) => (
    <NewsFeatures
      page={page}
      items={[{ ...newsOf(page), title: longTitle(page), desc: longTitle(page) }]}
      isLead={false}
    />
  ),
}
