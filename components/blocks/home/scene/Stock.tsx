import type { PageContext } from '@/lib/i18n/page-context'
import styles from './stations.module.css'

/** Six aisles of twenty-four bins: how often each is picked, 0 to 3. */
const bins = [
  '112010021120100211201002',
  '021123211002112321100211',
  '001022113320110221133201',
  '210011022100321100210010',
  '100210012011002100120110',
  '011001001000110010010001',
]

/** Bins of one heat as one path: six small squares cost less than six elements. */
const squares = (heat: string) =>
  bins
    .flatMap((row, y) => [...row].map((bin, x) => (bin === heat ? `M${x * 10} ${y * 18}h8v8h-8z` : '')))
    .join('')

const walk = 'M4 104V13H94V31H144V49H174V67H234'

/** Third station: the warehouse by how often its bins are picked, and the way of the picker through it. */
export function Stock({ page }: { page: PageContext }) {
  return (
    <>
      <div className={styles.stock}>
        <svg viewBox="0 0 240 108" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          {['0', '1', '2', '3'].map((heat) => (
            <path key={heat} d={squares(heat)} />
          ))}
          <path className={styles.end} d="M234 67h0" />
        </svg>
        <div className={styles.way}>
          <svg viewBox="0 0 240 108" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path d={walk} />
          </svg>
        </div>
      </div>
      <p className={styles.note}>{page.t('home.scene.stock.note')}</p>
    </>
  )
}
