import { cover, longTitle, many } from '@/components/examples'
import { saying } from '@/components/examples/records'
import { sectionExamples } from '@/components/examples/sections'
import { Blueprints } from './Blueprints'

const blueprints = (from: number, count: number, title: string) =>
  many(count, (id) => ({ id: `${from}${id}`, title: `${title} ${id}`, resourceUrl: cover }))

export const examples = sectionExamples(Blueprints, {
  one: (page) => ({ businessBluePrints: blueprints(1, 1, saying(page).title) }),
  usual: (page) => ({ businessBluePrints: blueprints(2, 3, saying(page).title) }),
  many: (page) => ({ businessBluePrints: blueprints(3, 12, saying(page).title) }),
  long: (page) => ({ businessBluePrints: blueprints(4, 2, longTitle(page)) }),
})
