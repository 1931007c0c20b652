import type { ReactNode } from 'react'
import styles from './list-head.module.css'

type Tab = { href: string; label: string; isCurrent: boolean }
type Props = {
  title: string
  desc?: string | undefined
  tabs?: Tab[]
  tabsLabel?: string
  children: ReactNode
}

/** Title of a list page without banner, links to its kinds, and the list below. */
export function ListHead({ title, desc, tabs = [], tabsLabel, children }: Props) {
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {desc && <p>{desc}</p>}
        </div>
        {tabs.length > 0 && (
          <nav className={styles.tabs} aria-label={tabsLabel}>
            {tabs.map((tab) => (
              <a key={tab.href} href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
                {tab.label}
              </a>
            ))}
          </nav>
        )}
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
