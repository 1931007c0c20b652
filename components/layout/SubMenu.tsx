import type { CSSProperties } from 'react'
import { Picture } from '@/components/media/Picture'
import { SmallPicture } from '@/components/media/SmallPicture'
import { Icon } from '@/components/ui/Icon'
import type { TopHeaderItem } from '@/lib/contract/site'
import type { PageContext } from '@/lib/i18n/page-context'
import { untranslatedName } from '@/lib/rules/address/untranslated-name'
import { subMenuStyle } from '@/lib/rules/layout/card-layout'
import { evenColumns } from '@/lib/rules/layout/even-columns'
import { firstPicture } from '@/lib/rules/media/media-files'
import type { MenuEntry } from './bar-entries'
import { headerItemAddress, recordLinks } from './header-links'
import styles from './sub-menu.module.css'

/** The sub-menu of a section: a card that leads to it, and its children with icon, sentence and links (contract `topheader`). */
export function SubMenu({ page, entry, id }: { page: PageContext; entry: MenuEntry; id: string }) {
  const { item, children } = entry
  return (
    <div id={id} className={`${styles.panel} ${styles[subMenuStyle(children.length)]}`} data-panel="">
      <div className={`container ${styles.inner}`}>
        <Card page={page} entry={entry} />
        <ul className={styles.groups} style={columns(children.length)}>
          {children.map((child, index) => (
            <li className={styles.group} key={child.id}>
              <Child page={page} child={child} href={headerItemAddress(item.pageAddress, child, index)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The section itself: its picture, else its name; its sentence and the way to its page. */
function Card({ page, entry: { item, children, overview } }: { page: PageContext; entry: MenuEntry }) {
  // The narrow banner holds what it shows closer together. A section without pictures shows its first child's.
  const picture = [item.mobileResource, item.pcResource, ...children.map((child) => child.pcResource)].find(
    firstPicture,
  )
  return (
    <div className={styles.card}>
      <Picture resource={picture} alt="" box={[400, 200]} className={styles.picture} />
      <div className={styles.words}>
        {!picture && <p className={styles.title}>{item.displayName}</p>}
        {item.desc && <p className={styles.lead}>{item.desc}</p>}
        <a className={styles.way} href={page.href(item.pageAddress)}>
          {overview ?? page.t('shell.overview', { name: item.displayName })}
          <Icon name="arrow" size={16} />
        </a>
      </div>
    </div>
  )
}

const columns = (count: number) => ({ '--columns': evenColumns(count) }) as CSSProperties

function Child({ page, child, href }: { page: PageContext; child: TopHeaderItem; href: string }) {
  const links = recordLinks(page, child)
  return (
    <>
      <a className={styles.groupTitle} href={page.href(href)}>
        <SmallPicture
          resource={child.indusIcon ?? child.proLogo}
          size={[28, 28]}
          className={styles.icon}
          isLate
        />
        {child.name}
      </a>
      {child.naviDesc && <p className={styles.desc}>{child.naviDesc}</p>}
      {links.length > 0 && (
        <ul className={styles.children}>
          {links.map((link) => (
            <li key={link.href}>
              <a className={styles.child} href={link.href} {...untranslatedName(link.href)}>
                {link.name}
                {link.desc && <span translate="yes">{link.desc}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
