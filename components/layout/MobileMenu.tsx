import { Icon } from '@/components/ui/Icon'
import { defaultFormOf } from '@/lib/i18n/locales'
import type { PageContext } from '@/lib/i18n/page-context'
import { formLink } from '@/lib/rules/gate/gate'
import { Brand } from './Brand'
import { currentItem, ownPageName, subMenuOf, visibleItems } from './header-links'
import { LanguageSwitch } from './LanguageSwitch'
import { MenuDialog } from './MenuDialog.client'
import { MobileMenuSection } from './MobileMenuSection'
import styles from './mobile-menu.module.css'
import type { Layout } from './types'

type Props = { page: PageContext; layout: Layout; path: string; alternatePath: string }

/**
 * The drill-down menu of narrow screens (§4): a dialog of nested <details>. An open level covers its parent and its
 * summary leads back; without JavaScript the dialog opens by its fragment.
 */
export function MobileMenu({ page, layout, path, alternatePath }: Props) {
  const { navigation, header } = layout
  const sections = visibleItems(navigation)
  const current = currentItem(layout, path)
  return (
    <MenuDialog className={styles.menu} label={page.t('shell.menu')}>
      <div className={styles.head}>
        <Brand page={page} layout={layout} />
        <a
          className={styles.search}
          href={page.href('/search')}
          aria-label={page.t('search.open')}
          data-search=""
        >
          <Icon name="search" />
        </a>
        <CloseButton label={page.t('shell.closeMenu')} />
      </div>
      <nav className={styles.body} aria-label={page.t('shell.menu')}>
        {sections.length > 0 && (
          <ul>
            {sections.map((item) => (
              <li key={item.pageAddress}>
                <MobileMenuSection
                  page={page}
                  item={item}
                  items={subMenuOf(item, header)}
                  overview={ownPageName(item, header)}
                  isCurrent={item === current}
                />
              </li>
            ))}
          </ul>
        )}
        <a className={styles.action} {...formLink(page.href, defaultFormOf(page.locale, path))}>
          {page.t('shell.book')}
        </a>
        <div className={styles.tools}>
          <LanguageSwitch page={page} alternatePath={alternatePath} className={styles.tool} />
        </div>
      </nav>
    </MenuDialog>
  )
}

/** Closes the menu; without scripts by leaving its fragment. */
function CloseButton({ label }: { label: string }) {
  const content = (
    <>
      <Icon name="close" />
      <span className="visually-hidden">{label}</span>
    </>
  )
  const closesMenu = { command: 'close', commandfor: 'site-menu' }
  return (
    <>
      <button type="button" className={styles.close} data-menu-close="" {...closesMenu}>
        {content}
      </button>
      <a className={styles.close} href="#top">
        {content}
      </a>
    </>
  )
}
