import { type Examples, longTitle } from '@/components/examples'
import { activityOf, longAgo, wordsOf } from '@/components/examples/records'
import { ActivityCard } from './ActivityCard'

export const examples: Examples = {
  usual: (page) => <ActivityCard page={page} item={activityOf(page)} typeLabel={wordsOf(page).kind} />,
  running: (page) => (
    <ActivityCard page={page} item={activityOf(page, Date.now())} typeLabel={wordsOf(page).kind} />
  ),
  bare: (page) => (
    <ActivityCard
      page={page}
      item={{ ...activityOf(page, longAgo), place: undefined, coverMaterial: undefined }}
      typeLabel={undefined}
    />
  ),
  long: (page) => (
    <ActivityCard
      page={page}
      item={{ ...activityOf(page), activityName: longTitle(page), place: longTitle(page) }}
      typeLabel={longTitle(page)}
    />
  ),
}
