import { type Examples, many } from '@/components/examples'
import { activityOf, wordsOf } from '@/components/examples/records'
import type { PageContext } from '@/lib/i18n/page-context'
import { NextActivities } from './NextActivities'

const next = (page: PageContext, count: number) => (
  <NextActivities
    page={page}
    items={many(count, (id) => ({ ...activityOf(page), id }))}
    labelOf={() => wordsOf(page).kind}
  />
)

export const examples: Examples = {
  one: (page) => next(page, 1),
  usual: (page) => next(page, 3),
}
