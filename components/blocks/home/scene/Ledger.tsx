import type { PageContext } from '@/lib/i18n/page-context'
import styles from './stations.module.css'

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
