import { clockLength, videoLength } from '@/lib/rules/text/video-length'
import styles from './video-length.module.css'

/** How long videos are, as clocks show it; undefined when they do not tell. */
export function lengthOf(videos: { seconds?: number }[]): string | undefined {
  const seconds = videoLength(videos)
  return seconds === undefined ? undefined : clockLength(seconds)
}

/** How long videos are; nothing when they do not tell. */
export function VideoLength({ videos }: { videos: { seconds?: number }[] }) {
  const seconds = videoLength(videos)
  if (seconds === undefined) return null
  return (
    <time className={styles.length} dateTime={`PT${seconds}S`}>
      {clockLength(seconds)}
    </time>
  )
}
