import { type Examples, longTitle, video } from '@/components/examples'
import { mediaOf, paper } from '@/components/examples/records'
import type { Media } from '@/lib/contract/media'
import type { PageContext } from '@/lib/i18n/page-context'
import { mediaActions } from '@/lib/rules/gate/media-gate'
import { MediaButtons } from './MediaButtons'

const buttons = (page: PageContext, offered: Partial<Media>) => {
  const item = { ...mediaOf(page), ...offered }
  return (
    <MediaButtons page={page} item={item} actions={mediaActions(item, page.localeConfig.defaultFormId)} />
  )
}
const document = { jumpContentType: 'DOCUMENT', attachment: paper } as const

export const examples: Examples = {
  empty: (page) => buttons(page, {}),
  one: (page) => buttons(page, { videoMaterial: video }),
  usual: (page) =>
    buttons(page, { videoMaterial: video, jumpBO: document, liveAddress: 'https://live.example/1' }),
  behindForm: (page) => buttons(page, { isNeedContact: true, videoMaterial: video, jumpBO: document }),
  long: (page) => buttons(page, { jumpBO: { ...document, buttonTitle: longTitle(page) } }),
}
