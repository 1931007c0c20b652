import { cover, longTitle } from '@/components/examples'
import { pointsOf } from '@/components/examples/records'
import { sectionExamples } from '@/components/examples/sections'
import { Scenes } from './Scenes'

export const examples = sectionExamples(Scenes, {
  one: (page) => ({ applicationScenarios: pointsOf(page, 1, cover) }),
  two: (page) => ({ applicationScenarios: pointsOf(page, 2, cover) }),
  usual: () => ({}),
  many: (page) => ({ applicationScenarios: pointsOf(page, 14, cover) }),
  long: (page) => ({
    applicationScenarios: [{ id: '1', title: longTitle(page), desc: longTitle(page) }],
  }),
})
