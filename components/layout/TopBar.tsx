import { type CSSProperties, ViewTransition } from 'react'
import { Icon } from '@/components/ui/Icon'
import { defaultFormOf } from '@/lib/i18n/locales'
import type { PageContext } from '@/lib/i18n/page-context'
import { formLink } from '@/lib/rules/gate/gate'
import { barPlan } from '@/lib/rules/layout/bar-fit'
import { BarItem } from './BarItem'
import { BarMenus } from './BarMenus.client'
import { Brand } from './Brand'
import { barParts, menuEntries } from './bar-entries'
import { LanguageSwitch } from './LanguageSwitch'
import { MoreMenu } from './MoreMenu'
import styles from './top-bar.module.css'
import type { Layout } from './types'

type Props = { page: PageContext; layout: Layout; path: string; alternatePath: string; isOverBanner: boolean }

/**
 * The top bar: logo, from 768 px on the sections that fit with sub-menus on hover, focus and touch and the others under
 * "more", search, language switch; on phones the menu button (§1, §2).
 */
export function TopBar({ page, layout, path, alternatePath, isOverBanner }: Props) {
  const entries = menuEntries(layout, path)
  const plan = barPlan(entries, barParts(page, layout), page.t('shell.more'))
  // Where room is left, the items stand further apart.
  const listStyle = { '--room': `${plan.room}px`, '--count': entries.length + 1 } as CSSProperties
  return (
    <header className={`${styles.header} ${isOverBanner ? styles.over : ''}`}>
      <div className={`container ${styles.inner}`}>
        {/* What stays where it is: the pages fade into each other around it (ADR 0034). */}
        <ViewTransition name="brand" share="auto" default="none">
          <Brand page={page} layout={layout} />
        </ViewTransition>
        <nav className={styles.nav} aria-label={page.t('shell.mainNavigation')}>
          {entries.length > 0 && (
            <ul className={styles.list} style={listStyle}>
              {entries.map((entry, index) => (
                <BarItem
                  key={entry.item.pageAddress}
                  page={page}
                  entry={entry}
                  from={plan.from[index] ?? 48}
                  number={index}
                />
              ))}
              <MoreMenu page={page} entries={entries} plan={plan} />
            </ul>
          )}
        </nav>
        <div className={styles.tools}>
          <a
            className={styles.search}
            href={page.href('/search')}
            aria-label={page.t('search.open')}
            aria-keyshortcuts="/"
            data-search=""
          >
            <Icon name="search" />
          </a>
          <LanguageSwitch page={page} alternatePath={alternatePath} className={styles.switch} />
          <a className={styles.action} {...formLink(page.href, defaultFormOf(page.locale, path))}>
            {page.t('shell.book')}
          </a>
          <MenuButton label={page.t('shell.openMenu')} />
        </div>
      </div>
      <BarMenus />
    </header>
  )
}

/** Opens the phone menu: by the browser itself where it knows `command`, else by the loader; without `data-scripts` by its fragment. */
function MenuButton({ label }: { label: string }) {
  const content = (
    <>
      <Icon name="menu" />
      <span className="visually-hidden">{label}</span>
    </>
  )
  const opensMenu = { command: 'show-modal', commandfor: 'site-menu' }
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-haspopup="dialog"
        data-menu-open=""
        {...opensMenu}
      >
        {content}
      </button>
      <a className={styles.menuButton} href="#site-menu">
        {content}
      </a>
    </>
  )
}
