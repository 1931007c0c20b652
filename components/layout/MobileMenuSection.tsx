import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import type { TopHeaderItem, TopNavigationItem } from '@/lib/contract/site'
import type { PageContext } from '@/lib/i18n/page-context'
import { untranslatedName } from '@/lib/rules/address/untranslated-name'
import { headerItemAddress, recordLinks } from './header-links'
import styles from './mobile-menu.module.css'

function Row({ href, label, isCurrent = false }: { href: string; label: string; isCurrent?: boolean }) {
  return (
    <a
      className={styles.row}
      href={href}
      {...(isCurrent && { 'aria-current': true })}
      {...untranslatedName(href)}
    >
      {label}
    </a>
  )
}

type Props = {
  page: PageContext
  item: TopNavigationItem
  items: TopHeaderItem[]
  overview: string | undefined
  isCurrent: boolean
}

/** A section of the phone menu: its link, or a level with its overview and what its sub-menu holds (§4). */
export function MobileMenuSection({ page, item, items, overview, isCurrent }: Props) {
  if (items.length === 0)
    return <Row href={page.href(item.pageAddress)} label={item.displayName} isCurrent={isCurrent} />
  return (
    <Level label={item.displayName}>
      <li>
        <Row
          href={page.href(item.pageAddress)}
          label={overview ?? page.t('shell.overview', { name: item.displayName })}
        />
      </li>
      {items.map((child, index) => {
        const href = page.href(headerItemAddress(item.pageAddress, child, index))
        const links = recordLinks(page, child)
        return (
          <li key={child.id}>
            {links.length === 0 ? (
              <Row href={href} label={child.name} />
            ) : (
              <Level label={child.name}>
                <li>
                  <Row href={href} label={page.t('shell.overview', { name: child.name })} />
                </li>
                {links.map((link) => (
                  <li key={link.href}>
                    <Row href={link.href} label={link.name} />
                  </li>
                ))}
              </Level>
            )}
          </li>
        )
      })}
    </Level>
  )
}

function Level({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.level}>
      <summary>
        {label}
        <span className={styles.forward}>
          <Icon name="chevron" />
        </span>
      </summary>
      <ul className={styles.panel}>{children}</ul>
    </details>
  )
}
