import type { TopHeaderItem, TopNavigationItem } from '@/lib/contract/site'
import { localeConfigs, otherLocale } from '@/lib/i18n/locales'
import type { PageContext } from '@/lib/i18n/page-context'
import { textRoom } from '@/lib/rules/layout/bar-fit'
import { currentItem, ownPageName, subMenuOf, visibleItems } from './header-links'
import type { Layout } from './types'

/** An item of the top navigation with its sub-menu. */
export type MenuEntry = {
  item: TopNavigationItem
  label: string
  /** What the way to its own page is called; absent: the overview of its name. */
  overview?: string | undefined
  children: TopHeaderItem[]
  hasMenu: boolean
  isCurrent: boolean
}

/** The bar's items in order. */
export function menuEntries(layout: Layout, path: string): MenuEntry[] {
  const current = currentItem(layout, path)
  return visibleItems(layout.navigation).map((item) => {
    const children = subMenuOf(item, layout.header)
    return {
      item,
      label: item.displayName,
      overview: ownPageName(item, layout.header),
      children,
      hasMenu: children.length > 0,
      isCurrent: item === current,
    }
  })
}

/** What the bar holds beside its sections: `lib/rules/layout/bar-fit.ts` counts what it takes. */
export function barParts(page: PageContext, { site, logoWidth }: Layout) {
  return {
    brand: logoWidth || Math.min(220, textRoom(site.title) * 1.2),
    language: localeConfigs[otherLocale(page.locale)].name,
    action: page.t('shell.book'),
  }
}
