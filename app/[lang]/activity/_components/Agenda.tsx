import { Heading, Words } from '@/components/ui/Words'
import type { Activity, Speaker } from '@/lib/contract/activities'
import { resizedUrl } from '@/lib/contract/image-address'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pictureSource } from '@/lib/rules/media/picture-source'
import { initialOf } from '@/lib/rules/text/initial'
import styles from './activity-view.module.css'

/** The agenda as a timeline: time, title, speakers (§2). */
export function Agenda({ items }: { items: NonNullable<Activity['activityAgendas']> }) {
  return (
    <ol className={styles.agenda}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an agenda may name the same break twice
        <li key={`${index}-${item.title}`}>
          {item.agendaStr && (
            <p className={styles.hour}>
              <When text={item.agendaStr} />
            </p>
          )}
          <div>
            <Heading as="h3" text={item.title} byClause />
            {item.activitySpeaker && item.activitySpeaker.length > 0 && (
              <ul className={styles.speakers}>
                {item.activitySpeaker.map((speaker) => (
                  <li key={speaker.name}>
                    <Avatar speaker={speaker} size={96} />
                    <span>
                      {speaker.name}
                      {speaker.position && (
                        <small>
                          <Words text={speaker.position} />
                        </small>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Time and place: a line ends between them, and the dot shows only where both stand on one. */
function When({ text }: { text: string }) {
  return (
    <span className={styles.when}>
      {text.split(' · ').map((part) => (
        <span key={part}>{part} </span>
      ))}
    </span>
  )
}

/** One picture for agenda and guests, sized for the larger place, so that it is fetched once. */
const LARGEST = 160

/** A speaker's picture, `size` CSS px wide, or the initial of the name on a quiet ground. */
export function Avatar({ speaker, size }: { speaker: Speaker; size: number }) {
  const picture = firstPicture(speaker.avatar)
  if (!picture) {
    const initial = initialOf(speaker.name)
    return (
      initial && (
        <span className={styles.monogram} aria-hidden="true">
          {initial}
        </span>
      )
    )
  }
  return (
    <img
      className={styles.avatar}
      {...pictureSource(resizedUrl(picture, LARGEST))}
      alt=""
      width={size}
      height={size}
      loading="lazy"
    />
  )
}
