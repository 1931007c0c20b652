import { clockLength, filmLength } from '@/lib/rules/text/film-length'
import styles from './film-length.module.css'

/** How long films are, as clocks show it; undefined when they do not tell. */
export function lengthOf(films: { seconds?: number }[]): string | undefined {
  const seconds = filmLength(films)
  return seconds === undefined ? undefined : clockLength(seconds)
}

/** How long films are; nothing when they do not tell. */
export function FilmLength({ films }: { films: { seconds?: number }[] }) {
  const seconds = filmLength(films)
  if (seconds === undefined) return null
  return (
    <time className={styles.length} dateTime={`PT${seconds}S`}>
      {clockLength(seconds)}
    </time>
  )
}
