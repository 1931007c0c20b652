import type { PageContext } from '@/lib/i18n/page-context'
import styles from './stations.module.css'

const coast = [
  'M0 20C60 34 84 10 130 26S210 60 250 44 330 20 400 40',
  'M0 48C54 60 90 42 128 54S214 86 256 74 340 52 400 70',
  'M0 78C50 88 96 76 130 86S220 112 262 104 350 86 400 102',
]
const road = 'M36 132C80 120 98 84 140 78S214 104 250 84 320 34 366 30'
const places = [
  { key: 'from', x: 9, y: 88 },
  { key: 'via', x: 35, y: 52 },
  { key: 'to', x: 91.5, y: 20 },
] as const

/** Fourth station: the way to the customer on the chart. */
export function Route({ page }: { page: PageContext }) {
  return (
    <div className={styles.route}>
      <svg viewBox="0 0 400 150" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {coast.map((line) => (
          <path key={line} className={styles.contour} d={line} />
        ))}
      </svg>
      <div className={styles.way}>
        <svg viewBox="0 0 400 150" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={road} />
        </svg>
      </div>
      {places.map(({ key, x, y }) => (
        <span key={key} style={{ left: `${x}%`, top: `${y}%` }}>
          {page.t(`home.scene.route.${key}`)}
        </span>
      ))}
    </div>
  )
}
