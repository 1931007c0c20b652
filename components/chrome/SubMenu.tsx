import type { CSSProperties } from 'react'
import { Picture } from '@/components/media/Picture'
import type { TopHeaderItem } from '@/lib/contract/site'
import type { PageContext } from '@/lib/i18n/page-context'
import { subMenuStyle } from '@/lib/rules/layout/card-layout'
import { evenColumns } from '@/lib/rules/layout/even-columns'
import { pictureUrl } from '@/lib/rules/media/media-files'
import type { MenuEntry } from './bar-entries'
import { headerItemAddress } from './header-links'
import styles from './sub-menu.module.css'

/** The sub-menu of a section: its words, and its children with picture, sentence and links (contract `topheader`). */
export function SubMenu({ page, entry, id }: { page: PageContext; entry: MenuEntry; id: string }) {
  const { item, children } = entry
  return (
    <div id={id} className={`${styles.panel} ${styles[subMenuStyle(children.length)]}`} data-panel="">
      <div className={`container ${styles.inner}`}>
        <div className={styles.lead}>
          <p className={styles.title}>{item.displayName}</p>
          {item.desc && <p>{item.desc}</p>}
        </div>
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

const columns = (count: number) => ({ '--columns': evenColumns(count) }) as CSSProperties

function Child({ page, child, href }: { page: PageContext; child: TopHeaderItem; href: string }) {
  const links = [
    ...(child.productList ?? []).map(({ id, name }) => ({ href: page.href(`/product/${id}`), name })),
    ...(child.solutions ?? []).map(({ id, name }) => ({ href: page.href(`/solution/${id}`), name })),
  ]
  return (
    <>
      <a className={styles.groupTitle} href={page.href(href)}>
        <Picture resource={child.pcResource} alt="" box={[240, 96]} className={styles.picture} />
        <MenuIcon url={pictureUrl(child.indusIcon ?? child.proLogo)} />
        {child.name}
      </a>
      {child.naviDesc && <p className={styles.desc}>{child.naviDesc}</p>}
      {links.length > 0 && (
        <ul className={styles.children}>
          {links.map((link) => (
            <li key={link.href}>
              <a className={styles.child} href={link.href}>
                {link.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function MenuIcon({ url }: { url: string | undefined }) {
  if (!url) return null
  return <img className={styles.icon} src={url} alt="" width={24} height={24} loading="lazy" />
}
