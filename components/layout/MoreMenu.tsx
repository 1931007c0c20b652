import { Icon } from '@/components/ui/Icon'
import type { PageContext } from '@/lib/i18n/page-context'
import type { BarPlan } from '@/lib/rules/layout/bar-fit'
import type { MenuEntry } from './bar-entries'
import fit from './bar-fit.module.css'
import { headerItemAddress } from './header-links'
import subMenu from './sub-menu.module.css'
import styles from './top-bar.module.css'

type Props = { page: PageContext; entries: MenuEntry[]; plan: BarPlan }

/** "更多 / More": the sections the bar has no room for, each with the links of its sub-menu (§2). Nothing where all fit on every screen. */
export function MoreMenu({ page, entries, plan }: Props) {
  if (plan.moreUntil === 48) return null
  const rest = entries.flatMap((entry, index) => {
    const from = plan.from[index] ?? 48
    return from === 48 ? [] : [{ entry, from }]
  })
  const current = rest.find(({ entry }) => entry.isCurrent)
  return (
    <li className={`${styles.item} ${fit.underMore}`} data-from={plan.moreUntil} data-menu="">
      <button type="button" className={styles.more} aria-expanded={false} aria-controls="menu-more">
        {page.t('shell.more')}
        <Icon name="down" size={12} />
        {current && <i className={`${styles.lit} ${fit.underMore}`} data-from={current.from} />}
      </button>
      <div id="menu-more" className={subMenu.panel} data-panel="">
        <ul className={`container ${subMenu.inner} ${subMenu.groups} ${subMenu.rest}`}>
          {rest.map(({ entry, from }) => (
            <li key={entry.item.pageAddress} className={`${subMenu.group} ${fit.underMore}`} data-from={from}>
              <Section page={page} entry={entry} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

function Section({ page, entry }: { page: PageContext; entry: MenuEntry }) {
  const { item, children, isCurrent } = entry
  return (
    <>
      <a
        className={subMenu.groupTitle}
        href={page.href(item.pageAddress)}
        {...(isCurrent && { 'aria-current': true })}
      >
        {item.displayName}
      </a>
      {item.desc && <p className={subMenu.desc}>{item.desc}</p>}
      {children.length > 0 && (
        <ul className={subMenu.children}>
          {children.map((child, index) => (
            <li key={child.id}>
              <a
                className={subMenu.child}
                href={page.href(headerItemAddress(item.pageAddress, child, index))}
              >
                {child.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
