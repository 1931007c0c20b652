import { isStandard, unshownFields } from '@/lib/contract/activities'
import { asVideo } from '@/lib/contract/as-video'
import type { Jump } from '@/lib/contract/shared'
import { mayOpen } from '@/lib/rules/address/jump'
import { gatedTarget } from '@/lib/rules/gate/gate'
import { type Gated, listed, named, ofJump, recordType, toLink } from './record-type'

const names = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.map((item: Record<string, unknown>) => item.name) : []

/** A review plays its attachment when it was uploaded, else leads to its link (§2, event detail). */
function review(
  jump: Jump | undefined,
  playType: 'URL' | 'UPLOAD' | undefined,
  title: string,
): Gated | undefined {
  if (playType === 'UPLOAD') return ofJump(jump && { ...jump, attachment: asVideo(jump.attachment) }, title)
  return jump && mayOpen(jump)
    ? { formId: jump.formBO?.id, target: toLink(jump.buttonLink) ?? named(gatedTarget(jump), title) }
    : undefined
}

export const activities = recordType({
  call: 'activity',
  search: {
    title: 'activityName',
    keywords: ({ place, activityTimeStr, activitySpeakers, activityShowType }) => [
      place,
      activityTimeStr,
      ...(isStandard({ activityShowType }) ? names(activitySpeakers) : []),
    ],
    unshown: unshownFields,
    note: 'place',
    cover: 'coverMaterial',
    time: ['startDate'],
    endTime: 'endDate',
  },
  sitemap: 'events',
  lists: [
    {
      call: 'activityList',
      body: { activity: {} },
      read: async (ask, body) =>
        listed(await ask('activityList', body), ({ id, activityName, activityTimeStr, coverMaterial }) => ({
          ...{ id, name: activityName, desc: activityTimeStr, cover: coverMaterial },
        })),
    },
  ],
  share: ({ activityName, coverMaterial }) => [activityName, coverMaterial],
  gates: ({ activityReviews = [] }) =>
    Object.fromEntries(
      activityReviews.map(({ id, jumpBO, playType, title }) => [
        `review:${id}`,
        review(jumpBO, playType, title),
      ]),
    ),
})
