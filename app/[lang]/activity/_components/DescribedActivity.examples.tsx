import { type Examples, longTitle } from '@/components/examples'
import { activityOf, textOf } from '@/components/examples/records'
import { DescribedActivity } from './DescribedActivity'

export const examples: Examples = {
  bare: (page) => <DescribedActivity page={page} typeLabel={undefined} item={activityOf(page)} />,
  usual: (page) => (
    <DescribedActivity
      page={page}
      typeLabel={page.t('activity.title')}
      item={{ ...activityOf(page), activityDescribe: textOf(page) }}
    />
  ),
  long: (page) => (
    <DescribedActivity
      page={page}
      typeLabel={undefined}
      item={{
        ...activityOf(page),
        activityName: longTitle(page),
        activityDescribe: textOf(page, `<p>${longTitle(page).repeat(20)}</p>`),
      }}
    />
  ),
}
