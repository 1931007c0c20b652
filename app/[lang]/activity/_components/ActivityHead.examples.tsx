import { type Examples, longTitle, video } from '@/components/examples'
import { activityOf, longAgo, wordsOf } from '@/components/examples/records'
import { ActivityHead } from './ActivityHead'

export const examples: Examples = {
  usual: (page) => <ActivityHead page={page} item={activityOf(page)} typeLabel={wordsOf(page).kind} />,
  running: (page) => (
    <ActivityHead
      page={page}
      item={{
        ...activityOf(page, Date.now()),
        liveAddress: 'https://live.example/601',
        videoMaterial: video,
      }}
      typeLabel={wordsOf(page).kind}
    />
  ),
  over: (page) => <ActivityHead page={page} item={activityOf(page, longAgo)} typeLabel={undefined} />,
  long: (page) => (
    <ActivityHead
      page={page}
      item={{ ...activityOf(page), activityName: longTitle(page), activityTimeStr: longTitle(page) }}
      typeLabel={longTitle(page)}
    />
  ),
}
