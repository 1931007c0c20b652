import { longTitle } from '@/components/examples'
import { pointsOf } from '@/components/examples/records'
import { sectionExamples } from '@/components/examples/sections'
import { Demand } from './Demand'

export const examples = sectionExamples(Demand, {
  one: (page) => ({ productConfig: { config: pointsOf(page, 1) } }),
  usual: () => ({}),
  many: (page) => ({ productConfig: { config: pointsOf(page, 40) } }),
  long: (page) => ({
    productConfig: {
      name: longTitle(page),
      desc: longTitle(page),
      config: [{ id: '1', title: longTitle(page), desc: longTitle(page) }],
    },
  }),
})
