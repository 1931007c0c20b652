import { ButtonLink } from '@/components/ui/Button'
import type { Resource } from '@/lib/contract/shared'
import type { PageContext } from '@/lib/i18n/page-context'
import { playable } from '@/lib/rules/address/jump'

type Props = {
  page: PageContext
  resource: Resource | undefined
  title: string | undefined
  variant?: 'solid' | 'outline'
}

/** The button that plays a resource's videos in the lightbox; nothing without a video. */
export function WatchButton({ page, resource, title, variant = 'outline' }: Props) {
  const videos = playable(resource, title)
  if (!videos[0]) return null
  return (
    <ButtonLink variant={variant} icon="play" href={videos[0].src} data-video={JSON.stringify(videos)}>
      {page.t('video.watch')}
    </ButtonLink>
  )
}
