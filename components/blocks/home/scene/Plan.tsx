import type { CSSProperties } from 'react'
import type { PageContext } from '@/lib/i18n/page-context'
import styles from './stations.module.css'

/** Begin and length in hundredths of the shown weeks; the one that moved had begun its whole length later. */
const bars = [
  { key: 'turning', from: 2, long: 26 },
  { key: 'grinding', from: 30, long: 22, isMoved: true },
  { key: 'heat', from: 30, long: 18 },
  { key: 'assembly', from: 53, long: 24 },
  { key: 'inspection', from: 78, long: 12 },
] as const

/** Second station: the plan, where one operation moves forward and the rest follows. */
export function Plan({ page }: { page: PageContext }) {
  return (
    <ul className={styles.plan}>
      {bars.map((bar) => (
        <li key={bar.key}>
          <span>{page.t(`home.scene.plan.${bar.key}`)}</span>
          <i
            className={'isMoved' in bar ? styles.moved : undefined}
            style={{ '--from': `${bar.from}%`, '--long': `${bar.long}%` } as CSSProperties}
          />
        </li>
      ))}
    </ul>
  )
}
