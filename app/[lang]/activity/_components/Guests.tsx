import type { Activity } from '@/lib/contract/activities'
import { guestColumns } from '@/lib/rules/event/event-status'
import { Avatar } from './Agenda'
import styles from './activity-view.module.css'
import { Post } from './Post'

/** The guests in one, two or three columns by their number (§2). */
export function Guests({ items }: { items: NonNullable<Activity['activitySpeakers']> }) {
  return (
    <ul className={styles.guests} data-columns={guestColumns(items.length)}>
      {items.map((guest) => (
        <li key={guest.id ?? guest.name}>
          <Avatar speaker={guest} size={112} />
          <div>
            <h3>{guest.name}</h3>
            {guest.position && (
              <p>
                <Post text={guest.position} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
