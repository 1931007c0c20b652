import { CARD, COVER } from '@/lib/contract/image-address'
import type { Resource } from '@/lib/contract/shared'
import type { PageContext } from '@/lib/i18n/page-context'
import type { PlayableVideo } from '@/lib/rules/address/jump'
import { Picture } from './Picture'
import { VideoBar } from './VideoBar'
import { lengthOf } from './VideoLength'
import styles from './video-cover.module.css'

type Props = {
  page: PageContext
  title: string
  videos: PlayableVideo[]
  cover: Resource | undefined
  isPriority?: boolean
}

/** A cover (§9) over a play sign and the video's length that opens the video lightbox; without scripts it leads to the file. No video → the cover alone, nothing → nothing. */
export function VideoCover({ page, title, videos, cover, isPriority = false }: Props) {
  const picture = <Picture resource={cover} alt="" box={COVER} mobileBox={CARD} isPriority={isPriority} />
  const [first] = videos
  if (!first) return cover ? <div className={styles.cover}>{picture}</div> : null
  return (
    <a
      className={styles.cover}
      href={first.src}
      data-video={JSON.stringify(videos)}
      aria-label={[page.t('video.playTitle', { title }), lengthOf(videos)].filter(Boolean).join(' ')}
    >
      {picture}
      <VideoBar videos={videos} />
    </a>
  )
}
