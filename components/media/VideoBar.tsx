import { Icon } from '@/components/ui/Icon'
import { VideoLength } from './VideoLength'
import styles from './video-bar.module.css'

/** What says under a cover that it plays, and for how long: below the picture, so that it hides nothing of it. */
export function VideoBar({ videos }: { videos: { seconds?: number }[] }) {
  return (
    <span className={styles.bar}>
      <span className={styles.sign} aria-hidden="true">
        <Icon name="play" size={22} />
      </span>
      <span className={styles.line} aria-hidden="true" />
      <VideoLength videos={videos} />
    </span>
  )
}
