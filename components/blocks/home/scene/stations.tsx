import type { CSSProperties } from 'react'
import type { PageContext } from '@/lib/i18n/page-context'
import styles from './stations.module.css'

const suppliers = ['A', 'B', 'C', 'D']
const prices = [
  { key: 'gears', bids: [312, 298, 330, 305] },
  { key: 'rope', bids: [136, 141, 128, 133] },
  { key: 'bearing', bids: [302, 289, 295, 310] },
  { key: 'seals', bids: [122, 125, 119, 117] },
] as const

/** First station: the quotation matrix, the best price of each line marked. */
export function Quotation({ page }: { page: PageContext }) {
  return (
    <div className={styles.rows}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{page.t('home.scene.quote.line')}</th>
            {suppliers.map((name) => (
              <th key={name} scope="col">
                <span className={styles.wide}>{page.t('home.scene.quote.supplier', { name })}</span>
                <span className={styles.narrow}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prices.map(({ key, bids }) => (
            <tr key={key}>
              <th scope="row">{page.t(`home.scene.quote.${key}`)}</th>
              {bids.map((bid) => (
                <td key={bid} className={bid === Math.min(...bids) ? styles.best : undefined}>
                  {bid}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

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

const entries = [
  { key: 'sales', amount: '1,486.0' },
  { key: 'material', amount: '−832.0' },
  { key: 'labour', amount: '−311.6' },
  { key: 'freight', amount: '−88.4' },
  { key: 'margin', amount: '254.0' },
] as const

/** Last station: the order in the books, each line with the document it came from. */
export function Ledger({ page }: { page: PageContext }) {
  return (
    <div className={styles.rows}>
      <table className={`${styles.table} ${styles.ledger}`}>
        <tbody>
          {entries.map(({ key, amount }) => (
            <tr key={key}>
              <th scope="row">{page.t(`home.scene.ledger.${key}`)}</th>
              <td>{page.t(`home.scene.ledger.${key}Source`)}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
