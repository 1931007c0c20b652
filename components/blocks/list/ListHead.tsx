import type { ReactNode } from 'react'
import { NavigationActions, NavigationHero } from '@/components/blocks/NavigationHero'
import { Heading, Lead } from '@/components/ui/Words'
import type { PageContext } from '@/lib/i18n/page-context'
import { hasPicture, type NavigationBanner } from '@/lib/rules/media/navigation-banner'
import styles from './list-head.module.css'

type Tab = { href: string; label: string; isCurrent: boolean }
type Props = {
  page: PageContext
  banner?: NavigationBanner | undefined
  title: string
  desc?: string | undefined
  tabs?: Tab[]
  tabsLabel?: string
  children: ReactNode
}

/** Head of a list page, its banner when that has a picture (D21), else plain; links to its kinds, and the list below. */
export function ListHead({
  page,
  banner,
  title,
  desc = banner?.desc,
  tabs = [],
  tabsLabel,
  children,
}: Props) {
  const isHero = hasPicture(banner)
  return (
    <>
      {isHero && <NavigationHero page={page} banner={banner} title={title} desc={desc} />}
      <div className={`container ${styles.page}`}>
        {(!isHero || tabs.length > 0) && (
          <header className={styles.head}>
            {!isHero && (
              <div>
                <Heading as="h1" text={title} />
                {desc && (
                  <p>
                    <Lead text={desc} />
                  </p>
                )}
                <div className={styles.actions}>
                  <NavigationActions page={page} banner={banner} title={title} />
                </div>
              </div>
            )}
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
        )}
        <div className={styles.body}>{children}</div>
      </div>
    </>
  )
}
