import { Icon } from '@/components/ui/Icon'
import type { PageContext } from '@/lib/i18n/page-context'
import type { BarStep } from '@/lib/rules/layout/bar-fit'
import type { MenuEntry } from './bar-entries'
import fit from './bar-fit.module.css'
import { SubMenu } from './SubMenu'
import styles from './top-bar.module.css'

type Props = { page: PageContext; entry: MenuEntry; from: BarStep; number: number }

/** A section of the bar: its link, and beside it the button of its sub-menu (`BarMenus` says what opens it). */
export function BarItem({ page, entry, from, number }: Props) {
  const { item, label, hasMenu, isCurrent } = entry
  const panelId = `menu-${number}`
  return (
    <li className={`${styles.item} ${fit.inBar}`} data-from={from} data-menu={hasMenu ? '' : undefined}>
      <a
        className={styles.link}
        href={page.href(item.pageAddress)}
        {...(isCurrent && { 'aria-current': true })}
      >
        {label}
      </a>
      {hasMenu && (
        <>
          <button
            type="button"
            className={styles.opener}
            aria-expanded={false}
            aria-controls={panelId}
            aria-label={page.t('shell.subMenu', { name: label })}
          >
            <Icon name="down" size={12} />
          </button>
          <SubMenu page={page} entry={entry} id={panelId} />
        </>
      )}
    </li>
  )
}
