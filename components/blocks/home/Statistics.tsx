import type { HomeModule } from '@/lib/contract/home'
import styles from './results.module.css'

/** A strip of figures, each with what it counts. */
export function Statistics({ items = [] }: { items: HomeModule['statistics'] }) {
  if (items.length === 0) return null
  return (
    <dl className={styles.statistics}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
