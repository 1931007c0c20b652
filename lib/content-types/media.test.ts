import { expect, it } from 'vitest'
import { media as schema } from '@/lib/contract/media'
import { readPayload } from '@/lib/contract/read'
import { media } from './media'

it.each(['video', 'jumpBO'])('a gated film of a media resource is named by its title (%s)', async (slot) => {
  const jumpBO = { jumpContentType: 'VIDEO', buttonTitle: 'Watch', attachment: '/b.mp4' }
  const record = { id: 7, titleContent: 'A tour', isNeedContact: true, videoMaterial: '/a.mp4', jumpBO }
  const gates = await media.findGates?.(async () => readPayload('test', schema, record).value as never, {
    id: '7',
  })
  expect(gates?.[slot]?.target).toMatchObject({ kind: 'video', title: 'A tour' })
})
