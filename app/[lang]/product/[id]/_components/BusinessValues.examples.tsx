import { longTitle, many } from '@/components/examples'
import { pointsOf } from '@/components/examples/records'
import { sectionExamples } from '@/components/examples/sections'
import { BusinessValues } from './BusinessValues'

export const examples = sectionExamples(BusinessValues, {
  one: () => ({ businessValues: { config: [{ id: '1', title: '60%' }] } }),
  usual: (page) => ({
    businessValues: {
      config: many(3, (id) => ({
        id,
        title: page.locale === 'cn' ? `关账从 12 天缩到 ${id} 天` : `Books closed in ${id} days, not 12`,
      })),
    },
  }),
  many: (page) => ({ businessValues: { config: pointsOf(page, 40) } }),
  long: (page) => ({
    businessValues: {
      name: longTitle(page),
      config: [{ id: '1', title: longTitle(page), desc: longTitle(page) }],
    },
  }),
})
