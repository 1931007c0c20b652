import { longTitle } from '@/components/examples'
import { pointsOf } from '@/components/examples/records'
import { sectionExamples } from '@/components/examples/sections'
import { Superiority } from './Superiority'

export const examples = sectionExamples(Superiority, {
  one: (page) => ({ productSuperiority: { config: pointsOf(page, 1) } }),
  usual: () => ({}),
  many: (page) => ({ productSuperiority: { config: pointsOf(page, 40) } }),
  long: (page) => ({
    productSuperiority: {
      name: longTitle(page),
      desc: longTitle(page),
      config: [{ id: '1', title: longTitle(page), desc: longTitle(page) }],
    },
  }),
})
