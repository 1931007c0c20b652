import { type Examples, longTitle } from '@/components/examples'
import { activityOf } from '@/components/examples/records'
import { EventTime } from './EventTime'

export const examples: Examples = {
  usual: (page) => <EventTime page={page} item={activityOf(page)} />,
  long: (page) => <EventTime page={page} item={{ ...activityOf(page), activityTimeStr: longTitle(page) }} />,
}
