import { cover, longTitle, many } from '@/components/examples'
import { wordsOf } from '@/components/examples/records'
import { sectionExamples } from '@/components/examples/sections'
import { Blueprints } from './Blueprints'

const blueprints = (from: number, count: number, title: string) =>
  many(count, (id) => ({ id: `${from}${id}`, title: `${title} ${id}`, resourceUrl: cover }))

export const examples = sectionExamples(Blueprints, {
  one: (page) => ({ businessBluePrints: blueprints(1, 1, wordsOf(page).title) }),
  usual: (page) => ({ businessBluePrints: blueprints(2, 3, wordsOf(page).title) }),
  many: (page) => ({ businessBluePrints: blueprints(3, 12, wordsOf(page).title) }),
  long: (page) => ({ businessBluePrints: blueprints(4, 2, longTitle(page)) }),
})
