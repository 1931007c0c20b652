import { cover, longTitle, many } from '@/components/examples'
import { pointsOf, wordsOf } from '@/components/examples/records'
import { sectionExamples } from '@/components/examples/sections'
import type { PageContext } from '@/lib/i18n/page-context'
import { Functions } from './Functions'

/** So many groups of functions; ids begin with the case's number, so that examples shown together do not share them. */
const groups = (page: PageContext, from: number, count: number, title = wordsOf(page).title) =>
  many(count, (id) => ({
    id: `${from}${id}`,
    name: `${title} ${id}`,
    functionList: pointsOf(page, 3).map((point) => ({ ...point, resource: undefined })),
  }))

export const examples = sectionExamples(Functions, {
  one: (page) => ({ coreFunctions: groups(page, 1, 1) }),
  usual: (page) => ({ coreFunctions: groups(page, 2, 3) }),
  oneScreen: (page) => ({
    coreFunctions: groups(page, 3, 2).map((group) => ({
      ...group,
      functionList: group.functionList.map((point, at) => ({
        ...point,
        resource: at === 0 ? cover : undefined,
      })),
    })),
  }),
  screens: (page) => ({
    coreFunctions: groups(page, 4, 2).map((group) => ({ ...group, functionList: pointsOf(page, 3, cover) })),
  }),
  many: (page) => ({ coreFunctions: groups(page, 5, 20) }),
  long: (page) => ({ coreFunctions: groups(page, 6, 3, longTitle(page)) }),
})
