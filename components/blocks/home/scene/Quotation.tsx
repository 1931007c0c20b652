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
