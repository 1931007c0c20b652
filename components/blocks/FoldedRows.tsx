import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Heading } from '@/components/ui/Words'
import styles from './folded-rows.module.css'

type Row = { title: string; label?: string | undefined; children: ReactNode }

/** Rows that open, such as jobs and questions: a title, at most a label beside it, and what stands under them. */
export function FoldedRows({ rows }: { rows: Row[] }) {
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <details key={row.title}>
          <summary>
            <Heading as="h3" text={row.title} />
            {row.label && <span>{row.label}</span>}
            <Icon name="down" />
          </summary>
          {row.children}
        </details>
      ))}
    </div>
  )
}
