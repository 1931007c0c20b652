import type { ReactNode } from 'react'
import { Heading } from '@/components/ui/Words'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import styles from './section.module.css'

type Props = {
  title?: string | undefined
  /** The name of a product in the title. */
  untranslated?: string
  desc?: ReactNode
  /** Stands at the end of the heading's line: a link or a pager. */
  aside?: ReactNode
  id?: string
  variant?: 'paper' | 'mist' | 'dark'
  children: ReactNode
}

/** A band of the page: heading, one sentence, content. */
export function Section({ title, untranslated, desc, aside, id, variant = 'paper', children }: Props) {
  return (
    <section
      id={id}
      className={`${styles.section} ${variant === 'mist' ? styles.mist : ''}`}
      data-theme={variant === 'dark' ? 'dark' : undefined}
    >
      <div className="container">
        {(title || aside) && (
          <div className={styles.head}>
            <div className={styles.words}>
              {title && <Heading as="h2" text={title} byClause untranslated={untranslated} />}
              {desc && <p>{typeof desc === 'string' ? noBreakCounts(desc) : desc}</p>}
            </div>
            {aside}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
