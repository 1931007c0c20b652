import type { ReactNode } from 'react'
import { Section } from '@/components/blocks/Section'
import { Heading } from '@/components/ui/Words'
import styles from './marketplace.module.css'

/** A heading and what it heads. */
export type TextRow = { title: string | undefined; children: ReactNode }

type Props = { id?: string; variant: 'paper' | 'mist'; rows: TextRow[] }

/** A band of text across the page: each heading stands left of what it heads, on phones above it. */
export function TextBand({ rows, ...band }: Props) {
  return (
    <Section {...band}>
      {rows.map(({ title, children }) => (
        <div key={title ?? ''} className={styles.row}>
          {title && <Heading as="h2" text={title} byClause />}
          <div>{children}</div>
        </div>
      ))}
    </Section>
  )
}
