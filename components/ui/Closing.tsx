import type { ReactNode } from 'react'
import styles from './closing.module.css'
import { Words } from './Words'

type Props = { title: string; kept?: string; text: string; children: ReactNode }

/** The last band of a page: a title, a sentence and, as children, the one action for whoever read this far. */
export function Closing({ title, kept, text, children }: Props) {
  return (
    <section className={styles.band} aria-labelledby="closing-title">
      <div className={`container ${styles.inner}`}>
        <div>
          <h2 id="closing-title">
            <Words text={title} byClause kept={kept} />
          </h2>
          <p>{text}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
