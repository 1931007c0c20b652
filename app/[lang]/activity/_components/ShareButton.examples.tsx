import { type Examples, longTitle } from '@/components/examples'
import { ShareButton } from './ShareButton.client'

export const examples: Examples = {
  usual: (page) => (
    <ShareButton
      title="Open day"
      labels={{ share: page.t('activity.share'), copied: page.t('activity.copied') }}
    />
  ),
  long: (page) => (
    <ShareButton title={longTitle(page)} labels={{ share: longTitle(page), copied: longTitle(page) }} />
  ),
}
