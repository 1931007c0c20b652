import { Icon } from '@/components/ui/Icon'
import type { PageContext } from '@/lib/i18n/page-context'
import { type Crumb, shownTrail } from '@/lib/rules/address/trail'
import { untranslatedName } from '@/lib/rules/address/untranslated-name'
import styles from './breadcrumbs.module.css'

type Props = { page: PageContext; trail: Crumb[]; isOverBanner: boolean }

/**
 * The way from the home page to a page deeper than a section (§2). Wide screens show every step, phones the step up
 * alone: the page's own name is its title, right below.
 */
export function Breadcrumbs({ page, trail, isOverBanner }: Props) {
  const shown = shownTrail(trail)
  const own = shown.at(-1)
  if (!own) return null
  return (
    <nav
      className={`${styles.crumbs} ${isOverBanner ? styles.over : ''}`}
      aria-label={page.t('shell.breadcrumbs')}
    >
      <ol className="container">
        {shown.slice(0, -1).map((crumb) => (
          <li key={crumb.path}>
            <Icon name="back" size={16} />
            <a href={page.href(crumb.path)}>{crumb.name}</a>
            <Icon name="chevron" size={14} />
          </li>
        ))}
        <li className={styles.own}>
          <span aria-current="page" {...untranslatedName(own.path)}>
            {own.name}
          </span>
        </li>
      </ol>
    </nav>
  )
}
