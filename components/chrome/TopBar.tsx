import { Icon } from '@/components/ui/Icon'
import type { TopHeaderGroup, TopNavigationItem } from '@/lib/contract/site'
import type { PageContext } from '@/lib/i18n/page-context'
import { barFit, subMenuStyle } from '@/lib/rules/card-layout'
import { firstPicture } from '@/lib/rules/media-files'
import { headerItemAddress, isCurrentSection, visibleItems } from './header-links'
import { LanguageSwitch } from './LanguageSwitch'
import styles from './top-bar.module.css'
import type { Chrome } from './types'

type Props = { page: PageContext; chrome: Chrome; path: string; twinPath: string; isOverBanner: boolean }

/** The top bar: logo, sections with sub-menus on hover or focus, language switch, menu button on narrow screens. */
export function TopBar({ page, chrome, path, twinPath, isOverBanner }: Props) {
  const { site, navigation, header } = chrome
  const items = visibleItems(navigation)
  return (
    <header
      className={`${styles.header} ${isOverBanner ? styles.over : ''}`}
      data-fit={barFit(items.map(({ displayName }) => displayName))}
    >
      <div className={`container ${styles.inner}`}>
        <a className={styles.brand} href={page.href('/')}>
          {firstPicture(site.logo) ? (
            <img
              className={styles.logo}
              src={firstPicture(site.logo)?.url}
              alt={site.title}
              width={148}
              height={32}
            />
          ) : (
            <strong>{site.title}</strong>
          )}
        </a>
        <nav className={styles.nav} aria-label={page.t('shell.mainNavigation')}>
          <ul className={styles.list}>
            {items.map((item) => (
              <li className={styles.item} key={item.pageAddress}>
                <a
                  className={styles.link}
                  href={page.href(item.pageAddress)}
                  aria-current={isCurrentSection(item, navigation, path) ? 'true' : undefined}
                >
                  {item.displayName}
                </a>
                <SubMenu
                  page={page}
                  item={item}
                  group={header.find((group) => group.title === item.navigationName)}
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch page={page} twinPath={twinPath} className={styles.switch} />
          <a className={styles.menuButton} href="#site-menu" data-menu-open role="button">
            <Icon name="menu" />
            <span className="visually-hidden">{page.t('shell.openMenu')}</span>
          </a>
        </div>
      </div>
    </header>
  )
}

function SubMenu({
  page,
  item,
  group,
}: {
  page: PageContext
  item: TopNavigationItem
  group: TopHeaderGroup | undefined
}) {
  if (!group || group.data.length === 0) return null
  return (
    <div className={`${styles.panel} ${styles[subMenuStyle(group.data.length)]}`}>
      <div className={`container ${styles.panelInner}`}>
        <div className={styles.lead}>
          <h2>{item.displayName}</h2>
          {item.desc && <p>{item.desc}</p>}
        </div>
        <ul className={styles.groups}>
          {group.data.map((child, index) => (
            <li className={styles.group} key={child.id}>
              <a
                className={styles.groupTitle}
                href={page.href(headerItemAddress(item.pageAddress, child, index))}
              >
                <MenuIcon url={firstPicture(child.indusIcon ?? child.proLogo)?.url} />
                {child.name}
              </a>
              {child.naviDesc && <p className={styles.naviDesc}>{child.naviDesc}</p>}
              <ul className={styles.children}>
                {child.productList?.map((product) => (
                  <li key={product.id}>
                    <a className={styles.child} href={page.href(`/product/${product.id}`)}>
                      {product.name}
                    </a>
                  </li>
                ))}
                {child.solutions?.map((solution) => (
                  <li key={solution.id}>
                    <a className={styles.child} href={page.href(`/solution/${solution.id}`)}>
                      {solution.name}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function MenuIcon({ url }: { url: string | undefined }) {
  if (!url) return null
  return <img src={url} alt="" width={24} height={24} loading="lazy" />
}
