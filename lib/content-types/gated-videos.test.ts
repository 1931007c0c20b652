import { expect, it } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { readPayload } from '@/lib/contract/read'
import { recordTypes } from './index'

const video = { jumpContentType: 'FORM', buttonTitle: 'Watch', attachment: '/b.mp4' }
const record = { id: 7, title: 'A tour', name: 'A tour', titleContent: 'A tour', type: 'X', jumpBO: video }

it.each<[keyof typeof recordTypes, string, object?]>([
  ['media', 'video', { isNeedContact: true, videoMaterial: '/a.mp4' }],
  ['media', 'jumpBO'],
  ['products', 'jumpBO'],
  ['products', 'demonstration', { demonstration: video }],
  ['product-categories', 'demonstration', { demonstration: video }],
  ['solutions', 'industry', { industry: { jumpBO: video } }],
  ['cases', 'jumpBO'],
  ['publications', 'jumpBO'],
  ['services', 'jumpBO'],
  [
    'activities',
    'review:1',
    {
      activityName: 'Fair',
      startDate: '2026-11-27',
      activityReviews: [{ id: 1, title: 'A tour', playType: 'UPLOAD', jumpBO: video }],
    },
  ],
])('a gated video of %s is named by the title of what offers it (%s)', async (folder, jump, more) => {
  const { call, findGates } = recordTypes[folder]
  const { value } = readPayload('test', endpoints[call].output, { ...record, ...more })
  const gates = await findGates?.(async () => value as never, { id: '7' })
  expect(gates?.[jump]?.target).toMatchObject({ kind: 'video', title: 'A tour' })
})

it('without a title it is named as its button', async () => {
  const { call, findGates } = recordTypes.services
  const { value } = readPayload('test', endpoints[call].output, { id: 7, jumpBO: video })
  const gates = await findGates?.(async () => value as never, { id: '7' })
  expect(gates?.jumpBO?.target).toMatchObject({ kind: 'video', title: 'Watch' })
})
