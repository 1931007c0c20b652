import type { TopHeaderItem, TopNavigationItem } from '@/lib/contract/site'
import { localeConfigs, otherLocale } from '@/lib/i18n/locales'
import type { PageContext } from '@/lib/i18n/page-context'
import { textRoom } from '@/lib/rules/layout/bar-fit'
import { isCurrentSection, visibleItems } from './header-links'
import type { Layout } from './types'

/** An item of the top navigation with its sub-menu. */
export type MenuEntry = {
  item: TopNavigationItem
  label: string
  children: TopHeaderItem[]
  hasMenu: boolean
  isCurrent: boolean
}

/** The bar's items in order; a sub-menu belongs to the item whose navigationName is its title. */
export function menuEntries({ navigation, header }: Layout, path: string): MenuEntry[] {
  return visibleItems(navigation).map((item) => {
    const children = header.find((group) => group.title === item.navigationName)?.data ?? []
    return {
      item,
      label: item.displayName,
      children,
      hasMenu: children.length > 0,
      isCurrent: isCurrentSection(item, navigation, path),
    }
  })
}

/** The search link and the gap after it. */
const SEARCH = 44 + 8

/** Room in CSS px that logo or name, search, language switch, the action and the gaps beside them take: what `top-bar.module.css` draws. */
export function barRoom(page: PageContext, { site, logoWidth }: Layout): number {
  const brand = logoWidth || Math.min(220, textRoom(site.title) * 1.2)
  const action = textRoom(page.t('shell.book')) + 2 * 16 + 8
  return brand + textRoom(localeConfigs[otherLocale(page.locale)].name) + 40 + SEARCH + action + 2 * 24
}
