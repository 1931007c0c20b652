import type { ReactNode } from 'react'
import styles from './closing.module.css'
import { Heading } from './Words'

type Props = { title: string; untranslated?: string; text: string; children: ReactNode }

/** The last band of a page: a title, a sentence and, as children, the one action for whoever read this far. */
export function Closing({ title, untranslated, text, children }: Props) {
  return (
    <section className={styles.band} aria-labelledby="closing-title">
      <div className={`container ${styles.inner}`}>
        <div>
          <Heading as="h2" id="closing-title" text={title} byClause untranslated={untranslated} />
          <p>{text}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
